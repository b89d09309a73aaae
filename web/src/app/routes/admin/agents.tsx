import { createFileRoute } from '@tanstack/react-router'
import { Agents } from '../../../features/office/admin/agents.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/agents')({
  validateSearch: listSearch(['open']),
  component: Agents,
})
