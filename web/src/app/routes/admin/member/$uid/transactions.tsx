import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { AdminMovements } from '../../../../../features/statement/admin/admin-movements.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/transactions')({
  validateSearch: listSearch(['type', 'currency', 'open']),
  component: () => (
    <OfMember>
      <AdminMovements />
    </OfMember>
  ),
})
