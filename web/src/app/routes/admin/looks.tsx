import { createFileRoute } from '@tanstack/react-router'
import { Looks } from '../../../features/audit/admin/looks.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/looks')({
  validateSearch: listSearch(['by', 'uid', 'kind']),
  component: Looks,
})
