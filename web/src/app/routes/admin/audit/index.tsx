import { createFileRoute } from '@tanstack/react-router'
import { AuditTrail } from '../../../../features/audit/admin/audit-trail.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/audit/')({
  validateSearch: listAddress<'audit.events'>(),
  component: AuditTrail,
})
