import { createFileRoute } from '@tanstack/react-router'
import { QuickPayLog } from '../../../features/quick-pay/admin/quick-pay-log.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/logquickpays')({
  validateSearch: listAddress<'quickPay.list'>(),
  component: QuickPayLog,
})
