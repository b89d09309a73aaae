import { createFileRoute } from '@tanstack/react-router'
import { AdjustmentCases } from '../../../features/office/admin/cases/adjustments.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/adjustments')({
  validateSearch: listSearch(['status', 'currency', 'open']),
  component: AdjustmentCases,
})
