import { createFileRoute } from '@tanstack/react-router'
import { Waiting } from '../../../features/top-up/admin/waiting.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/topup')({
  validateSearch: listSearch(['status', 'currency', 'network', 'open']),
  component: Waiting,
})
