import { createFileRoute } from '@tanstack/react-router'
import { FpsCases } from '../../../features/bank/admin/fps.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/userfpsrecharges')({
  validateSearch: listSearch(['status', 'open']),
  component: FpsCases,
})
