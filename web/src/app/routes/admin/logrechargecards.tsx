import { createFileRoute } from '@tanstack/react-router'
import { ChargeCases } from '../../../features/card/admin/charge-cases.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/logrechargecards')({
  validateSearch: listSearch(['status', 'open']),
  component: ChargeCases,
})
