import { createFileRoute } from '@tanstack/react-router'
import { Cards } from '../../../features/card/admin/cards.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cards')({
  validateSearch: listSearch(['status', 'open', 'card_type']),
  component: Cards,
})
