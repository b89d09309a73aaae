import { createFileRoute } from '@tanstack/react-router'
import { CardSummaries } from '../../../features/card/admin/card-sums.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardsummary')({
  validateSearch: listSearch(['status']),
  component: CardSummaries,
})
