import { createFileRoute } from '@tanstack/react-router'
import { OrderCases } from '../../../features/card/admin/card-order.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardordernumbers')({
  validateSearch: listAddress<'card.orders', 'open'>(),
  component: OrderCases,
})
