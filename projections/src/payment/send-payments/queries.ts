import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** A payment to a company; the payee is in the vault. Amounts are decimal strings, times ISO 8601. */
export type SendPaymentRow = RowOf<'send_payments'>

/** The filter of `payment.sendCases`, as the contract declares it. */
export type SendPaymentFilter = ListFilter<'payment.sendCases'>

/** Payments of all members, or of one: a page, the sums by currency and those with an id. */
export const {
  page: listSendPayments,
  sums: sumSendPayments,
  withId: findSendPayments,
} = listed<SendPaymentFilter, 'send_payments'>({
  table: 'views.send_payments',
  sorts: { created_date: 'created_at', amount: 'amount' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
})
