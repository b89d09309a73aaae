import type { ListSearch } from '../../../parts/list-search.ts'

/** The terms by which the audit trail is searched, as the address has it. */
export const AUDIT_FIELDS = [
  ...(['uid', 'stream', 'type', 'key', 'actor', 'currency'] as const),
  ...(['since', 'until'] as const),
] as const

export type AuditSearch = ListSearch & { [F in (typeof AUDIT_FIELDS)[number]]?: string | undefined }
