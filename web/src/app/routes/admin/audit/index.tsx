import { createFileRoute } from '@tanstack/react-router'
import { AuditTrail } from '../../../../features/audit/admin/audit-trail.tsx'
import { AUDIT_FIELDS } from '../../../../features/audit/admin/queries.ts'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/audit/')({
  validateSearch: listSearch(AUDIT_FIELDS),
  component: AuditTrail,
})
