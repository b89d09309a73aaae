import { createFileRoute } from '@tanstack/react-router'
import { QuickPayRecords } from '../../../../features/quick-pay/member/quick-pay-records.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/quickpay')({
  validateSearch: listSearch(['direction', 'currency']),
  component: QuickPayRecords,
})
