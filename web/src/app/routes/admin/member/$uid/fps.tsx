import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { FpsCases } from '../../../../../features/bank/admin/fps.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/fps')({
  validateSearch: listSearch(['status', 'open']),
  component: () => (
    <OfMember isOfCases>
      <FpsCases />
    </OfMember>
  ),
})
