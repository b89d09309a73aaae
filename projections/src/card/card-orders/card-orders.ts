import { decided } from '../../decided.ts'
import { insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { uidOf } from '../../uid-of.ts'

const table = 'card_orders'

/** Orders of cards at the other provider: pending, processed and rejected ones. */
export const cardOrders: Projection<'card_orders'> = {
  name: table,
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { card_orders: ['uid', 'id'] },
  changes: event => {
    const { data: fact } = event
    switch (fact.type) {
      case 'CardOrderSubmitted':
        return [insert(table, { uid: uidOf(event), id: fact.orderId, status: 0, created_at: event.at })]
      case 'CardOrderProcessed':
        return [patch(table, { uid: uidOf(event), id: fact.orderId }, { status: 1, ...decided(event) })]
      case 'CardOrderRejected': {
        const set = { status: -1, reason: fact.reason, ...decided(event) }
        return [patch(table, { uid: uidOf(event), id: fact.orderId }, set)]
      }
      default:
        return []
    }
  },
}
