import { insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { uidOf } from '../../uid-of.ts'

const table = 'address_applications'

/** The members who wait, or have waited, for a deposit address. */
export const addressApplications: Projection<'address_applications'> = {
  name: table,
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { address_applications: ['uid', 'id'] },
  changes: event => {
    const { data: fact } = event
    const { at } = event.metadata
    if (fact.type === 'DepositAddressApplied') {
      const { applicationId: id, currency, network } = fact
      return [insert(table, { uid: uidOf(event), id, currency, network, status: 0, created_at: at })]
    }
    if (fact.type === 'DepositAddressGiven')
      return fact.applications.map(id =>
        patch(table, { uid: uidOf(event), id }, { status: 1, decided_at: at }),
      )
    return []
  },
}
