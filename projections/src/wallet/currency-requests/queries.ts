import type { ListFilter } from '@strongroom/shared'
import { ask, type Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list } from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'
import type { RowOf } from '../../rows.ts'

/** A row of `currency_requests`, as its table's SQL tells it. */
export type CurrencyRequestRow = RowOf<'currency_requests'>

export type CurrencyRequestFilter = ListFilter<'wallet.currencyRequests'>

const listing: Listing<ListFilter<'wallet.currencyRequests'>> = {
  table: 'views.currency_requests',
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status' },
  tie: 'id',
  time: 'created_at',
  begins: ['id'],
  is: ['uid'],
}

/** Requests for currencies, of all members or of one. */
export const listCurrencyRequests = (
  db: Db,
  filter: CurrencyRequestFilter,
): Promise<Listed<CurrencyRequestRow>> => list(db, listing, filter)

/** The requests of a member that wait, the oldest first. */
export const waitingCurrencyRequests = (db: Db, uid: string): Promise<readonly CurrencyRequestRow[]> =>
  ask<CurrencyRequestRow>(
    db,
    'select * from views.currency_requests where uid = $1 and status = 0 order by created_at, id limit 100',
    [uid],
  )

/** A request by its id: those of several members if they chose the same one. */
export const findCurrencyRequests = (db: Db, id: string): Promise<readonly CurrencyRequestRow[]> =>
  withId<CurrencyRequestRow>(db, 'views.currency_requests', id)
