import { createFileRoute } from '@tanstack/react-router'
import { QuickPayRecords } from '../../../../features/quick-pay/member/quick-pay-records.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/quickpay')({
  validateSearch: listAddress<'quickPay.list'>(),
  component: QuickPayRecords,
})
