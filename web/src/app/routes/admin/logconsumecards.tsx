import { createFileRoute } from '@tanstack/react-router'
import { CardLogs } from '../../../features/card/admin/card-logs.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/logconsumecards')({
  validateSearch: listAddress<'card.logs', 'open'>(),
  component: CardLogs,
})
