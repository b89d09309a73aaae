import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** A payment that a member requests from a company. Amounts are decimal strings, times ISO 8601. */
export type RequestPaymentRow = RowOf<'request_payments'>

/** The filter of `payment.requestCases`, as the contract declares it. */
export type RequestPaymentFilter = ListFilter<'payment.requestCases'>

/** Requests of all members, or of one: a page, the sums by currency and those with an id. */
export const {
  page: listRequestPayments,
  sums: sumRequestPayments,
  withId: findRequestPayments,
} = listed<RequestPaymentFilter, 'request_payments'>({
  table: 'views.request_payments',
  sorts: { created_date: 'created_at', amount: 'amount' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
})
