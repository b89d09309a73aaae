import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { Waiting } from '../../../../../features/top-up/admin/waiting.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/topups')({
  validateSearch: listSearch(['status', 'currency', 'network', 'open']),
  component: () => (
    <OfMember isOfCases>
      <Waiting />
    </OfMember>
  ),
})
