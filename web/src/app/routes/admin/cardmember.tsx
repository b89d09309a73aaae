import { createFileRoute } from '@tanstack/react-router'
import { CardMembers } from '../../../features/card/admin/card-sums.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardmember')({
  validateSearch: listAddress<'card.members'>(),
  component: CardMembers,
})
