import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { AuditSearch } from './audit-search.ts'

const POLL_MS = 10_000

/** One page of events. Days are of UTC. */
export const auditQuery = (search: AuditSearch) =>
  pageQuery({ name: 'audit.events' }, filterOf('audit.events', search, 'UTC'), POLL_MS)
