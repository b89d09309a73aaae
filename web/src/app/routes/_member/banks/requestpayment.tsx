import { createFileRoute } from '@tanstack/react-router'
import { RequestPayment } from '../../../../features/payment/member/request-payment.tsx'
import { listAddress } from '../../../../parts/list-search.ts'
import { stepSearch } from '../../../../parts/use-step.ts'

const list = listAddress<'payment.requests'>()

export const Route = createFileRoute('/_member/banks/requestpayment')({
  validateSearch: (raw: Record<string, unknown>) => ({ ...list(raw), ...stepSearch(raw) }),
  component: RequestPayment,
})
