import { createFileRoute } from '@tanstack/react-router'
import { OfMember } from '../../../../../features/account/admin/of-member.tsx'
import { MembersAddresses } from '../../../../../features/chain/admin/addresses/admin-addresses.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/addresses')({
  validateSearch: listSearch(['network']),
  component: () => (
    <OfMember>
      <MembersAddresses />
    </OfMember>
  ),
})
