import { createFileRoute } from '@tanstack/react-router'
import { Inbox } from '../../../features/office/admin/inbox/inbox.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/inbox')({
  validateSearch: listSearch(['kind', 'currency', 'whose', 'assigned', 'open']),
  component: Inbox,
})
