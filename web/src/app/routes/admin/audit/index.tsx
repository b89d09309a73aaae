import { createFileRoute } from '@tanstack/react-router'
import { AUDIT_FIELDS } from '../../../../features/audit/admin/audit-search.ts'
import { AuditTrail } from '../../../../features/audit/admin/audit-trail.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/audit/')({
  validateSearch: listSearch(AUDIT_FIELDS),
  component: AuditTrail,
})
