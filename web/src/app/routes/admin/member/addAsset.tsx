import { createFileRoute } from '@tanstack/react-router'
import { AdjustmentCases } from '../../../../features/office/admin/cases/adjustment.case.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

/** The specification's address of an adjustment: the form stands open, for the member whom the address names. */
export const Route = createFileRoute('/admin/member/addAsset')({
  validateSearch: listAddress<'office.adjustments', 'open'>(),
  component: () => <AdjustmentCases isEntering />,
})
