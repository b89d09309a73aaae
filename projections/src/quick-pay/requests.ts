import { uidOf } from '../event-parts.ts'
import type { RowOf } from '../rows.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

const keyOf = (event: AnyEvent, id: string) => ({ payer: uidOf(event), id })

const over =
  (status: RowOf<'money_requests'>['status']) =>
  ({ requestId: id }: { readonly requestId: string }, event: AnyEvent) => [
    patch('money_requests', keyOf(event, id), { status, decided_at: event.at }),
  ]

/** Members' requests to be paid by others, one row each. */
export const moneyRequests: Projection<'money_requests'> = {
  name: 'money_requests',
  version: 2,
  sql: readSql(import.meta.url, 'requests.sql'),
  tables: { money_requests: ['payer', 'id'] },
  reads: event =>
    event.data.type === 'QuickPayReturned'
      ? [{ table: 'money_requests', key: keyOf(event, event.data.paymentId) }]
      : [],
  changes: byFact<FactsNamed<'MoneyRequest'> | 'QuickPayReturned'>({
    MoneyRequested: ({ requestId: id, from: asker, currency, amount, lastDay: last_on }, event) => {
      const terms = { asker, currency, amount, last_on, status: 'open', created_at: event.at } as const
      return [insert('money_requests', { payer: uidOf(event), id, ...terms })]
    },
    MoneyRequestPaid: over('paid'),
    MoneyRequestDeclined: over('declined'),
    MoneyRequestCancelled: over('cancelled'),
    MoneyRequestExpired: over('expired'),
    // The payment of a request has its id. Other payments that come back are of no request, or of one that is not paid.
    QuickPayReturned: ({ paymentId: id }, event, { find }) => {
      const key = keyOf(event, id)
      const isPaid = find('money_requests', key)?.status === 'paid'
      return isPaid ? [patch('money_requests', key, { status: 'returned' })] : []
    },
  }),
}
