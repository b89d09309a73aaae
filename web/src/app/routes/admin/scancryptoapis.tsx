import { createFileRoute } from '@tanstack/react-router'
import { Scans } from '../../../features/chain/admin/screening/scans.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/scancryptoapis')({
  validateSearch: listSearch(['kind', 'case_kind', 'network', 'status', 'least']),
  component: Scans,
})
