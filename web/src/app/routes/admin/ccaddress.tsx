import { createFileRoute } from '@tanstack/react-router'
import { AddressPool } from '../../../features/chain/admin/addresses/admin-addresses.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/ccaddress')({
  validateSearch: listSearch(['network', 'waiting']),
  component: AddressPool,
})
