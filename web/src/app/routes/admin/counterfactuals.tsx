import { createFileRoute } from '@tanstack/react-router'
import { Counterfactuals } from '../../../features/audit/admin/counterfactuals.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/counterfactuals')({
  validateSearch: listSearch(['open']),
  component: Counterfactuals,
})
