import { createFileRoute } from '@tanstack/react-router'
import { OrderCases } from '../../../features/card/admin/order-cases.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardordernumbers')({
  validateSearch: listSearch(['status', 'open']),
  component: OrderCases,
})
