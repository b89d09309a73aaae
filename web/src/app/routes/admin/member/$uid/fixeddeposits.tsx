import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { AdminFixedDeposits } from '../../../../../features/earn/admin/admin-fixed-deposits.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/fixeddeposits')({
  validateSearch: listSearch(['status', 'currency', 'term', 'open']),
  component: () => (
    <OfMember>
      <AdminFixedDeposits />
    </OfMember>
  ),
})
