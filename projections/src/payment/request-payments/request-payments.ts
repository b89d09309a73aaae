import { type AnyEvent, insert, type Projection, patch } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { uidOf } from '../../uid-of.ts'

const table = 'request_payments'

/** Payments members have asked for from outside. */
export const requestPayments: Projection<'request_payments'> = {
  name: table,
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { request_payments: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'currency'], sums: ['amount', 'credited', 'fee'] }],
  changes: event => {
    if (!event.type.startsWith('PaymentRequested') && !event.type.startsWith('RequestedPayment')) return []
    const { data: fact } = event
    const { at: decided_at, actor } = event.metadata
    const decided = { decided_at, decided_by: actor.id }
    switch (fact.type) {
      case 'PaymentRequested': {
        const { currency, amount } = fact
        return [insert(table, { ...keyOf(event), currency, amount, status: 0, created_at: decided_at })]
      }
      case 'RequestedPaymentReceived': {
        const { fee, credited, externalTxId: external_tx_id = null } = fact
        return [patch(table, keyOf(event), { status: 1, fee, credited, external_tx_id, ...decided })]
      }
      case 'RequestedPaymentRejected':
        return [patch(table, keyOf(event), { status: -1, reason: fact.reason, ...decided })]
      default:
        return []
    }
  },
}

const keyOf = (event: AnyEvent) => ({
  uid: uidOf(event),
  id: (event.data as unknown as { requestId: string }).requestId,
})
