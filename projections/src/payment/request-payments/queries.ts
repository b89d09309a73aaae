import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list, type SumRow, sums } from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'
import type { RowOf } from '../../rows.ts'

/** A payment that a member requests from a company. Amounts are decimal strings, times ISO 8601. */
export type RequestPaymentRow = RowOf<'request_payments'>

/** The filter of `payment.requestCases`, as the contract declares it. */
export type RequestPaymentFilter = ListFilter<'payment.requestCases'>

const listing: Listing<ListFilter<'payment.requestCases'>> = {
  table: 'views.request_payments',
  sorts: { created_date: 'created_at', amount: 'amount' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  tie: 'id',
  time: 'created_at',
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
}

/** Requests of all members, or of one. */
export const listRequestPayments = (
  db: Db,
  filter: RequestPaymentFilter,
): Promise<Listed<RequestPaymentRow>> => list(db, listing, filter)

/** Sums of the requests under the filter, by currency. */
export const sumRequestPayments = (db: Db, filter: RequestPaymentFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, filter)

/** A request by its id: those of several members if they chose the same one. */
export const findRequestPayments = (db: Db, id: string): Promise<readonly RequestPaymentRow[]> =>
  withId<RequestPaymentRow>(db, 'views.request_payments', id)
