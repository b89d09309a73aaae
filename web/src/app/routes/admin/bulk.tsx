import { createFileRoute } from '@tanstack/react-router'
import { BulkJobs } from '../../../features/office/admin/inbox/bulk-jobs.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/bulk')({
  validateSearch: listAddress<'office.bulkJobs', 'open'>(),
  component: BulkJobs,
})
