import { createFileRoute } from '@tanstack/react-router'
import { MoneyRequests } from '../../../features/quick-pay/member/requests/money-requests.tsx'
import { listAddress } from '../../../parts/list-search.ts'
import { stepSearch } from '../../../parts/use-step.ts'

const filters = listAddress<'quickPay.requests'>()

export const Route = createFileRoute('/_member/quickpay_/requests')({
  validateSearch: (raw: Record<string, unknown>) => ({ ...filters(raw), ...stepSearch(raw) }),
  component: MoneyRequests,
})
