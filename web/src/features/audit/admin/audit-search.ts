import type { ListSearch } from '../../../parts/list-search.ts'

/** The terms by which the audit trail is searched, as the address has it. */
export const AUDIT_FIELDS = [
  ...(['uid', 'stream', 'type', 'key', 'actor', 'currency'] as const),
  ...(['amount_from', 'amount_to', 'since', 'until'] as const),
] as const

export type AuditSearch = ListSearch & { [F in (typeof AUDIT_FIELDS)[number]]?: string | undefined }
