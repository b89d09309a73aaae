import { insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'
import { uidOf } from '../uid-of.ts'

/** Payments between members: one row each, sender and receiver. */
export const quickPays: Projection<'quick_pays'> = {
  name: 'quick_pays',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { quick_pays: ['sender', 'id'] },
  changes: event => {
    if (!event.type.startsWith('QuickPay')) return []
    const { data: fact } = event
    if (fact.type === 'QuickPaySent') {
      const { paymentId: id, to: receiver, currency, amount } = fact
      const created_at = event.at
      return [
        insert('quick_pays', { id, sender: uidOf(event), receiver, currency, amount, status: 0, created_at }),
      ]
    }
    if (fact.type === 'QuickPayReceived')
      return [
        patch('quick_pays', { sender: fact.from, id: fact.paymentId }, { status: 1, received_at: event.at }),
      ]
    return []
  },
}
