import { createFileRoute } from '@tanstack/react-router'
import { Postings } from '../../../features/finance/admin/postings.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/postings')({
  validateSearch: listSearch(['account', 'currency', 'type', 'uid', 'up_to', 'at', 'late_in']),
  component: Postings,
})
