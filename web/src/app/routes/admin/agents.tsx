import { createFileRoute } from '@tanstack/react-router'
import { Agents } from '../../../features/office/admin/agents.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/agents')({
  validateSearch: listAddress<'agent.pages', 'open'>(),
  component: Agents,
})
