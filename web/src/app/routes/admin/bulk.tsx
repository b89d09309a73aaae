import { createFileRoute } from '@tanstack/react-router'
import { BulkJobs } from '../../../features/office/admin/inbox/bulk-jobs.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/bulk')({
  validateSearch: listSearch(['open']),
  component: BulkJobs,
})
