import { cancelledIn } from '../../cancelled.ts'
import { decided, uidOf } from '../../event-parts.ts'
import { byFact } from '../../runner/by-fact.ts'
import { insert, type Projection, patch, readSql } from '../../runner/projection.ts'

/** Requests for wallets in currencies that need the house's consent. */
export const currencyRequests: Projection<'currency_requests'> = {
  name: 'currency_requests',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { currency_requests: ['uid', 'id'] },
  changes: byFact({
    CurrencyRequested: ({ requestId: id, currency }, event) => {
      return [
        insert('currency_requests', { uid: uidOf(event), id, currency, status: 0, created_at: event.at }),
      ]
    },
    CurrencyApproved: (fact, event) => [
      patch('currency_requests', { uid: uidOf(event), id: fact.requestId }, { status: 1, ...decided(event) }),
    ],
    CurrencyRejected: ({ requestId: id, reason }, event) => {
      return [
        patch('currency_requests', { uid: uidOf(event), id }, { status: -1, reason, ...decided(event) }),
      ]
    },
    CaseCancelled: cancelledIn('currency_requests', 'currency-request'),
  }),
}
