import { createFileRoute } from '@tanstack/react-router'
import { AdjustmentCases } from '../../../features/office/admin/cases/adjustment.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/adjustments')({
  validateSearch: listAddress<'office.adjustments', 'open'>(),
  component: AdjustmentCases,
})
