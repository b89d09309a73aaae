import { createFileRoute } from '@tanstack/react-router'
import { CardSummaries } from '../../../features/card/admin/card-sums.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardsummary')({
  validateSearch: listAddress<'card.summaries'>(),
  component: CardSummaries,
})
