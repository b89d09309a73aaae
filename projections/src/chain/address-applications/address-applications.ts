import { decided, uidOf } from '../../event-parts.ts'
import { byFact } from '../../runner/by-fact.ts'
import { insert, type Projection, patch, readSql } from '../../runner/projection.ts'

const table = 'address_applications'

/** The members who wait, or have waited, for a deposit address. */
export const addressApplications: Projection<'address_applications'> = {
  name: table,
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { address_applications: ['uid', 'id'] },
  changes: byFact({
    DepositAddressApplied: ({ applicationId: id, currency, network }, event) => {
      const begun = { status: 0, created_at: event.at } as const
      return [insert(table, { uid: uidOf(event), id, currency, network, ...begun })]
    },
    DepositAddressGiven: ({ applications }, event) =>
      applications.map(id => patch(table, { uid: uidOf(event), id }, { status: 1, ...decided(event) })),
  }),
}
