import { decided } from '../../decided.ts'
import { insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { uidOf } from '../../uid-of.ts'

/** Money that administrators have added or taken away by hand, and adjustments that wait for a second one. */
export const adjustments: Projection<'adjustments'> = {
  name: 'adjustments',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { adjustments: ['uid', 'id'] },
  changes: event => {
    const { data: fact } = event
    const uid = uidOf(event)
    switch (fact.type) {
      case 'AdjustmentProposed': {
        const { adjustmentId: id, currency, amount, reason, enteredBy: entered_by } = fact
        const begun = { status: 0, created_at: event.at }
        return [insert('adjustments', { uid, id, currency, amount, reason, entered_by, ...begun })]
      }
      case 'AdjustmentBooked':
        return [patch('adjustments', { uid, id: fact.adjustmentId }, { status: 1, ...decided(event) })]
      case 'AdjustmentRejected': {
        const { adjustmentId: id, reason: rejection } = fact
        return [patch('adjustments', { uid, id }, { status: -1, rejection, ...decided(event) })]
      }
      default:
        return []
    }
  },
}
