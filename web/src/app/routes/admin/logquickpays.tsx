import { createFileRoute } from '@tanstack/react-router'
import { QuickPayLog } from '../../../features/quick-pay/admin/quick-pay-log.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/logquickpays')({
  validateSearch: listSearch(['currency']),
  component: QuickPayLog,
})
