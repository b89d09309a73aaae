import { createFileRoute } from '@tanstack/react-router'
import { AuditTrail } from '../../../../features/audit/admin/audit-trail.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/audit/')({
  validateSearch: listSearch(['uid', 'stream', 'type']),
  component: AuditTrail,
})
