import { decided } from '../../decided.ts'
import { insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { uidOf } from '../../uid-of.ts'

/** Requests for wallets in currencies that need the house's consent. */
export const currencyRequests: Projection<'currency_requests'> = {
  name: 'currency_requests',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { currency_requests: ['uid', 'id'] },
  changes: event => {
    const { data: fact } = event
    const uid = uidOf(event)
    switch (fact.type) {
      case 'CurrencyRequested': {
        const { requestId: id, currency } = fact
        return [insert('currency_requests', { uid, id, currency, status: 0, created_at: event.at })]
      }
      case 'CurrencyApproved':
        return [patch('currency_requests', { uid, id: fact.requestId }, { status: 1, ...decided(event) })]
      case 'CurrencyRejected': {
        const { requestId: id, reason } = fact
        return [patch('currency_requests', { uid, id }, { status: -1, reason, ...decided(event) })]
      }
      default:
        return []
    }
  },
}
