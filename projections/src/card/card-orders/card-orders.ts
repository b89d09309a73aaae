import { cancelledIn } from '../../cancelled.ts'
import { decided, uidOf } from '../../event-parts.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { insert, type Projection, patch, readSql } from '../../runner/projection.ts'

const table = 'card_orders'

/** Orders of cards at the other provider: pending, processed and rejected ones. */
export const cardOrders: Projection<'card_orders'> = {
  name: table,
  version: 4,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { card_orders: ['uid', 'id'] },
  changes: byFact<FactsNamed<'CardOrder'> | 'CaseCancelled'>({
    CardOrderSubmitted: (fact, event) => [
      insert(table, {
        uid: uidOf(event),
        id: fact.orderId,
        card_type: fact.cardType ?? null,
        status: 0,
        created_at: event.at,
      }),
    ],
    CardOrderProcessed: (fact, event) => [
      patch(table, { uid: uidOf(event), id: fact.orderId }, { status: 1, ...decided(event) }),
    ],
    CardOrderRejected: (fact, event) => {
      const set = { status: -1, reason: fact.reason, ...decided(event) } as const
      return [patch(table, { uid: uidOf(event), id: fact.orderId }, set)]
    },
    CaseCancelled: cancelledIn('card_orders', 'card-order'),
  }),
}
