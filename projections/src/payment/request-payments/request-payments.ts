import { cancelledIn } from '../../cancelled.ts'
import { decided, uidOf } from '../../event-parts.ts'
import { byFact, type FactsNamed } from '../../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch, readSql } from '../../runner/projection.ts'

const table = 'request_payments'

/** Payments members have asked for from outside. */
export const requestPayments: Projection<'request_payments'> = {
  name: table,
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { request_payments: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'currency'], sums: ['amount', 'credited', 'fee'] }],
  changes: byFact<FactsNamed<'PaymentRequested' | 'RequestedPayment'> | 'CaseCancelled'>({
    PaymentRequested: ({ requestId, currency, amount }, event) => [
      insert(table, { ...keyOf(event, requestId), currency, amount, status: 0, created_at: event.at }),
    ],
    RequestedPaymentReceived: ({ requestId, fee, credited, externalTxId = null }, event) => {
      const received = { status: 1, fee, credited, external_tx_id: externalTxId } as const
      return [patch(table, keyOf(event, requestId), { ...received, ...decided(event) })]
    },
    RequestedPaymentRejected: ({ requestId, reason }, event) => [
      patch(table, keyOf(event, requestId), { status: -1, reason, ...decided(event) }),
    ],
    CaseCancelled: cancelledIn('request_payments', 'request-payment'),
  }),
}

const keyOf = (event: AnyEvent, id: string) => ({ uid: uidOf(event), id })
