import { createFileRoute } from '@tanstack/react-router'
import { Cards } from '../../../features/card/admin/cards.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cards')({
  validateSearch: listAddress<'card.all', 'open'>(),
  component: Cards,
})
