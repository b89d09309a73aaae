import { ask, type Db } from '../../queries/ask.ts'
import { equal, type Listed, list, type Window } from '../../queries/list.ts'

export type CurrencyRequestRow = {
  readonly uid: string
  /** Unique for its member. */
  readonly id: string
  readonly currency: string
  /** 0 pending, 1 approved, -1 rejected. */
  readonly status: 0 | 1 | -1
  readonly reason: string | null
  readonly created_at: string
  readonly decided_at: string | null
  readonly decided_by: string | null
}

const listing = {
  table: 'views.currency_requests',
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  tie: 'id',
  time: 'created_at',
  search: ['id', 'uid', 'currency'],
}

export type CurrencyRequestFilter = Window & {
  readonly uid?: string | undefined
  readonly status?: number | undefined
}

/** Requests for currencies, of everybody or of one member. */
export const listCurrencyRequests = (
  db: Db,
  filter: CurrencyRequestFilter,
): Promise<Listed<CurrencyRequestRow>> =>
  list(db, listing, filter, [...equal('uid', filter.uid), ...equal('status', filter.status)])

/** A request by its id: those of several members if they chose the same one. */
export const findCurrencyRequests = (db: Db, id: string): Promise<readonly CurrencyRequestRow[]> =>
  ask<CurrencyRequestRow>(db, 'select * from views.currency_requests where id = $1 limit 10', [id])
