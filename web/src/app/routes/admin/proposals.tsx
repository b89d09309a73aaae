import { createFileRoute } from '@tanstack/react-router'
import { Proposals } from '../../../features/office/admin/proposals/proposals.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/proposals')({
  validateSearch: listSearch(['status', 'kind', 'mine', 'open']),
  component: Proposals,
})
