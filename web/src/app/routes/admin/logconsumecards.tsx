import { createFileRoute } from '@tanstack/react-router'
import { CardLogs } from '../../../features/card/admin/card-logs.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/logconsumecards')({
  validateSearch: listSearch(['type', 'open']),
  component: CardLogs,
})
