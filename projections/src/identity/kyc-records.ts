import { decided } from '../decided.ts'
import { insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'
import { uidOf } from '../uid-of.ts'

/** The documents that members have handed in to verify their identity, and the state of each. */
export const kycRecords: Projection<'kyc_records'> = {
  name: 'kyc_records',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { kyc_records: ['uid', 'id'], kyc_standings: ['uid'] },
  changes: event => {
    const { data: fact } = event
    const uid = uidOf(event)
    const record = (id: string) => ({ uid, id })
    switch (fact.type) {
      case 'MemberRegistered':
        return [insert('kyc_standings', { uid, status: -1 })]
      case 'KycSubmitted': {
        const { recordId: id, kind, replaces } = fact
        const submitted_at = event.at
        const row = { uid, id, kind, documents: JSON.stringify(fact.documents), status: 0, erased: false }
        const submitted_by = event.metadata.actor.id
        const standing = { status: 0, record_id: id, kind, reason: null, submitted_at, decided_at: null }
        return [
          ...(replaces === undefined
            ? []
            : [patch('kyc_records', record(replaces), { status: -1, replaced_by: id, ...decided(event) })]),
          insert('kyc_records', { ...row, submitted_at, submitted_by }),
          patch('kyc_standings', { uid }, standing),
        ]
      }
      case 'KycDecided': {
        const { status, recordId, reason = null } = fact
        const decided_at = status === 0 ? null : event.at
        return [
          ...(recordId === undefined
            ? []
            : [patch('kyc_records', record(recordId), { status, reason, ...decided(event) })]),
          patch('kyc_standings', { uid }, { status, reason, decided_at }),
        ]
      }
      case 'KycErased':
        return [patch('kyc_records', record(fact.recordId), { erased: true })]
      default:
        return []
    }
  },
}
