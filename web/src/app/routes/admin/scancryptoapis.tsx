import { createFileRoute } from '@tanstack/react-router'
import { Scans } from '../../../features/chain/admin/screening/scans.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/scancryptoapis')({
  validateSearch: listAddress<'chain.scans'>(),
  component: Scans,
})
