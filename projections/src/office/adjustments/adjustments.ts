import { decided, uidOf } from '../../event-parts.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'

/** Money that administrators have added or taken away by hand, and adjustments that wait for a second one. */
export const adjustments: Projection<'adjustments'> = {
  name: 'adjustments',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { adjustments: ['uid', 'id'] },
  changes: byFact<FactsNamed<'Adjustment'>>({
    AdjustmentProposed: ({ adjustmentId: id, currency, amount, reason, enteredBy: entered_by }, event) => {
      const begun = { status: 0, created_at: event.at } as const
      return [
        insert('adjustments', { uid: uidOf(event), id, currency, amount, reason, entered_by, ...begun }),
      ]
    },
    AdjustmentBooked: (fact, event) => [
      patch('adjustments', { uid: uidOf(event), id: fact.adjustmentId }, { status: 1, ...decided(event) }),
    ],
    AdjustmentRejected: ({ adjustmentId: id, reason: rejection }, event) => [
      patch('adjustments', { uid: uidOf(event), id }, { status: -1, rejection, ...decided(event) }),
    ],
    AdjustmentWithdrawn: ({ adjustmentId: id, reason: rejection }, event) => [
      patch('adjustments', { uid: uidOf(event), id }, { status: -2, rejection, ...decided(event) }),
    ],
  }),
}
