import { type AnyEvent, insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { uidOf } from '../../uid-of.ts'

const table = 'send_payments'
const types = new Set(['PaymentSubmitted', 'PaymentSent', 'PaymentFailed'])

/** Payments members have sent to a payee's bank. */
export const sendPayments: Projection<'send_payments'> = {
  name: table,
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { send_payments: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'currency'], sums: ['amount', 'fee'] }],
  changes: event => {
    if (!types.has(event.type)) return []
    const { data: fact } = event
    const { at: decided_at, actor } = event.metadata
    const decided = { decided_at, decided_by: actor.id }
    switch (fact.type) {
      case 'PaymentSubmitted': {
        const { currency, amount, fee } = fact
        return [insert(table, { ...keyOf(event), currency, amount, fee, status: 0, created_at: decided_at })]
      }
      case 'PaymentSent':
        return [
          patch(table, keyOf(event), { status: 1, external_tx_id: fact.externalTxId ?? null, ...decided }),
        ]
      case 'PaymentFailed':
        return [patch(table, keyOf(event), { status: -1, reason: fact.reason, ...decided })]
      default:
        return []
    }
  },
}

const keyOf = (event: AnyEvent) => ({
  uid: uidOf(event),
  id: (event.data as unknown as { paymentId: string }).paymentId,
})
