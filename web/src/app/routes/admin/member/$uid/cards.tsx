import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { Cards } from '../../../../../features/card/admin/cards.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/cards')({
  validateSearch: listSearch(['status', 'open']),
  component: () => (
    <OfMember>
      <Cards />
    </OfMember>
  ),
})
