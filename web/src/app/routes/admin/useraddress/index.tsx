import { createFileRoute } from '@tanstack/react-router'
import { MembersAddresses } from '../../../../features/chain/admin/addresses/address-list.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/useraddress/')({
  validateSearch: listAddress<'chain.poolAddresses'>(),
  component: MembersAddresses,
})
