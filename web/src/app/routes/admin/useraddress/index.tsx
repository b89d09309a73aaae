import { createFileRoute } from '@tanstack/react-router'
import { MembersAddresses } from '../../../../features/chain/admin/addresses/admin-addresses.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/useraddress/')({
  validateSearch: listSearch(['network']),
  component: MembersAddresses,
})
