import { createFileRoute } from '@tanstack/react-router'
import { SupportCases } from '../../../features/support/admin/support-cases.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/support')({
  validateSearch: listSearch(['status', 'open']),
  component: SupportCases,
})
