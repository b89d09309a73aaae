import { createFileRoute } from '@tanstack/react-router'
import { AdminTrades } from '../../../features/trade/admin/admin-trades.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/trades')({
  validateSearch: listSearch(['status', 'type', 'open', 'base', 'target']),
  component: AdminTrades,
})
