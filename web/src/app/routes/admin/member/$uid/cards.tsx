import { createFileRoute } from '@tanstack/react-router'
import { Cards } from '../../../../../features/card/admin/cards.tsx'
import { listAddress } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/cards')({
  validateSearch: listAddress<'card.all', 'open'>(),
  component: () => Cards.of({ uid: Route.useParams().uid }),
})
