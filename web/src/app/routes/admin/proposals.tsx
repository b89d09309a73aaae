import { createFileRoute } from '@tanstack/react-router'
import { Proposals } from '../../../features/office/admin/proposals/proposal.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/proposals')({
  validateSearch: listAddress<'office.proposals', 'open'>(),
  component: Proposals,
})
