import { decided, uidOf } from '../event-parts.ts'
import { byFact } from '../runner/by-fact.ts'
import { insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

/** Applications for VIP status, and the outcome of each. */
export const vipApplications: Projection<'vip_applications'> = {
  name: 'vip_applications',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { vip_applications: ['uid', 'id'] },
  changes: byFact({
    VipApplied: ({ applicationId: id, bankId: bank_id, fileId: file_id, volume }, event) => {
      const created_at = event.at
      return [
        insert('vip_applications', {
          uid: uidOf(event),
          id,
          bank_id,
          file_id,
          volume,
          status: 0,
          created_at,
        }),
      ]
    },
    VipApplicationApproved: (fact, event) => {
      const set = { status: 1, vip_level: fact.level, ...decided(event) } as const
      return [patch('vip_applications', { uid: uidOf(event), id: fact.applicationId }, set)]
    },
    VipApplicationRejected: (fact, event) => {
      const set = { status: -1, reason: fact.reason, ...decided(event) } as const
      return [patch('vip_applications', { uid: uidOf(event), id: fact.applicationId }, set)]
    },
  }),
}
