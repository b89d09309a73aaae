import { decided, uidOf } from '../event-parts.ts'
import { byFact } from '../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

/** The documents that members have handed in to verify their identity, and the state of each. */
export const kycRecords: Projection<'kyc_records'> = {
  name: 'kyc_records',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { kyc_records: ['uid', 'id'], kyc_standings: ['uid'] },
  changes: byFact({
    MemberRegistered: (_, event) => [insert('kyc_standings', { uid: uidOf(event), status: -1 })],
    KycSubmitted: ({ recordId: id, kind, documents, replaces }, event) => {
      const submitted_at = event.at
      const handed = { kind, documents: JSON.stringify(documents), status: 0, erased: false } as const
      const submitted = { submitted_at, submitted_by: event.metadata.actor.id }
      const replaced = { status: -1, replaced_by: id, ...decided(event) } as const
      const standing = {
        status: 0,
        record_id: id,
        kind,
        reason: null,
        submitted_at,
        decided_at: null,
      } as const
      return [
        ...(replaces === undefined ? [] : [patch('kyc_records', keyOf(event, replaces), replaced)]),
        insert('kyc_records', { ...keyOf(event, id), ...handed, ...submitted }),
        patch('kyc_standings', { uid: uidOf(event) }, standing),
      ]
    },
    KycDecided: ({ status, recordId: id, reason = null }, event) => {
      const decided_at = status === 0 ? null : event.at
      const record = { status, reason, ...decided(event) }
      return [
        ...(id === undefined ? [] : [patch('kyc_records', keyOf(event, id), record)]),
        patch('kyc_standings', { uid: uidOf(event) }, { status, reason, decided_at }),
      ]
    },
    KycErased: ({ recordId }, event) => [patch('kyc_records', keyOf(event, recordId), { erased: true })],
  }),
}

const keyOf = (event: AnyEvent, id: string) => ({ uid: uidOf(event), id })
