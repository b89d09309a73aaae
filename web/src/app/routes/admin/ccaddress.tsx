import { createFileRoute } from '@tanstack/react-router'
import { AddressPool } from '../../../features/chain/admin/addresses/admin-addresses.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/ccaddress')({
  validateSearch: listAddress<'chain.poolAddresses', 'waiting'>(),
  component: AddressPool,
})
