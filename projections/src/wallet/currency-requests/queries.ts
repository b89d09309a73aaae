import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../../queries/ask.ts'
import { listed } from '../../queries/listed.ts'
import { rowsWith } from '../../queries/rows-with.ts'
import type { RowOf } from '../../rows.ts'

/** A row of `currency_requests`, as its table's SQL tells it. */
export type CurrencyRequestRow = RowOf<'currency_requests'>

export type CurrencyRequestFilter = ListFilter<'wallet.currencyRequests'>

/** Requests for currencies, of all members or of one: a page and those with an id. */
export const { page: listCurrencyRequests, withId: findCurrencyRequests } = listed<
  CurrencyRequestFilter,
  'currency_requests'
>({
  table: 'views.currency_requests',
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status' },
  tie: 'id',
  time: 'created_at',
  begins: ['id'],
  is: ['uid'],
})

/** The requests of a member that wait, or everybody's, the oldest first: a hundred at the most. */
export const waitingCurrencyRequests = (db: Db, uid?: string): Promise<readonly CurrencyRequestRow[]> => {
  const rest = 'order by created_at, id limit 100'
  return uid === undefined
    ? rowsWith(db, 'currency_requests', { status: 0 }, rest)
    : rowsWith(db, 'currency_requests', { uid, status: 0 }, rest)
}
