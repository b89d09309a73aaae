import { createFileRoute } from '@tanstack/react-router'
import { AdjustmentCases } from '../../../../features/office/admin/cases/adjustments.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

/** The specification's address of an adjustment: the form stands open, for the member whom the address names. */
export const Route = createFileRoute('/admin/member/addAsset')({
  validateSearch: listSearch(['status', 'currency', 'open', 'uid']),
  component: Page,
})

function Page() {
  return <AdjustmentCases adding={Route.useSearch().uid ?? ''} />
}
