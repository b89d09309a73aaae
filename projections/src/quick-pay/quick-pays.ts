import { uidOf } from '../event-parts.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

/** Payments between members: one row each, sender and receiver. */
export const quickPays: Projection<'quick_pays'> = {
  name: 'quick_pays',
  version: 4,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { quick_pays: ['sender', 'id'] },
  changes: byFact<Exclude<FactsNamed<'QuickPay'>, 'QuickPaySwitched'>>({
    QuickPaySent: ({ paymentId: id, to: receiver, currency, amount }, event) => {
      const begun = { status: 0, created_at: event.at } as const
      return [insert('quick_pays', { id, sender: uidOf(event), receiver, currency, amount, ...begun })]
    },
    QuickPayReceived: ({ paymentId: id, from: sender }, event) => [
      patch('quick_pays', { sender, id }, { status: 1, received_at: event.at }),
    ],
    QuickPayReturned: ({ paymentId: id }, event) => [
      patch('quick_pays', { sender: uidOf(event), id }, { status: -1 }),
    ],
  }),
}
