import { createFileRoute } from '@tanstack/react-router'
import { Income } from '../../../features/finance/admin/income.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/income')({
  validateSearch: listSearch(['by']),
  component: Income,
})
