import { uidOf } from '../../event-parts.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { insert, type Projection } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/** Wires that Circle received for members, each credited when it appears. */
export const circleDeposits: Projection<'circle_deposits'> = {
  name: 'circle_deposits',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { circle_deposits: ['uid', 'id'] },
  changes: byFact<FactsNamed<'CircleDeposit'>>({
    CircleDepositCredited: ({ circleId: id, currency, amount, fee, credited }, event) => {
      const { at: created_at, actor } = event.metadata
      const row = {
        uid: uidOf(event),
        id,
        currency,
        amount,
        fee,
        credited,
        created_at,
        recorded_by: actor.id,
      }
      return [insert('circle_deposits', row)]
    },
  }),
}
