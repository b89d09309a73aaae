import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list, type SumRow, sums } from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'
import type { RowOf } from '../../rows.ts'

/** A payment to a company; the payee is in the vault. Amounts are decimal strings, times ISO 8601. */
export type SendPaymentRow = RowOf<'send_payments'>

/** The filter of `payment.sendCases`, as the contract declares it. */
export type SendPaymentFilter = ListFilter<'payment.sendCases'>

const listing: Listing<ListFilter<'payment.sendCases'>> = {
  table: 'views.send_payments',
  sorts: { created_date: 'created_at', amount: 'amount' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  tie: 'id',
  time: 'created_at',
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
}

/** Payments of all members, or of one. */
export const listSendPayments = (db: Db, filter: SendPaymentFilter): Promise<Listed<SendPaymentRow>> =>
  list(db, listing, filter)

/** Sums of the payments under the filter, by currency. */
export const sumSendPayments = (db: Db, filter: SendPaymentFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, filter)

/** A payment by its id: those of several members if they chose the same one. */
export const findSendPayments = (db: Db, id: string): Promise<readonly SendPaymentRow[]> =>
  withId<SendPaymentRow>(db, 'views.send_payments', id)
