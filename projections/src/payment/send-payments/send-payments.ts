import { cancelledIn } from '../../cancelled.ts'
import { decided, uidOf } from '../../event-parts.ts'
import { byFact } from '../../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch, readSql } from '../../runner/projection.ts'

const table = 'send_payments'

/** Payments members have sent to a payee's bank. */
export const sendPayments: Projection<'send_payments'> = {
  name: table,
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { send_payments: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'currency'], sums: ['amount', 'fee'] }],
  changes: byFact({
    PaymentSubmitted: ({ paymentId, currency, amount, fee }, event) => [
      insert(table, { ...keyOf(event, paymentId), currency, amount, fee, status: 0, created_at: event.at }),
    ],
    PaymentSent: ({ paymentId, externalTxId = null }, event) => [
      patch(table, keyOf(event, paymentId), { status: 1, external_tx_id: externalTxId, ...decided(event) }),
    ],
    PaymentReturned: ({ paymentId, amount, charge, reason }, event) => {
      const set = { returned_amount: amount, bank_charge: charge, returned_reason: reason }
      return [patch(table, keyOf(event, paymentId), { ...set, returned_at: event.at })]
    },
    PaymentFailed: ({ paymentId, reason }, event) => [
      patch(table, keyOf(event, paymentId), { status: -1, reason, ...decided(event) }),
    ],
    CaseCancelled: cancelledIn('send_payments', 'send-payment'),
  }),
}

const keyOf = (event: AnyEvent, id: string) => ({ uid: uidOf(event), id })
