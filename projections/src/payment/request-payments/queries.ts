import { ask, type Db } from '../../queries/ask.ts'
import { equal, type Listed, list, type Window } from '../../queries/list.ts'

export type RequestPaymentRow = {
  readonly uid: string
  /** Unique for its member. */
  readonly id: string
  readonly currency: string
  readonly amount: string
  /** 0 unpaid, 1 received, -1 rejected. */
  readonly status: 0 | 1 | -1
  readonly fee: string | null
  readonly credited: string | null
  readonly external_tx_id: string | null
  readonly reason: string | null
  readonly created_at: string
  readonly decided_at: string | null
  readonly decided_by: string | null
}

const listing = {
  table: 'views.request_payments',
  sorts: { created_date: 'created_at', amount: 'amount' },
  tie: 'id',
  time: 'created_at',
  search: ['id', 'uid', 'external_tx_id'],
}

export type RequestPaymentFilter = Window & {
  readonly uid?: string | undefined
  readonly status?: number | undefined
  readonly currency?: string | undefined
}

/** Requests of everybody, or of one member. */
export const listRequestPayments = (
  db: Db,
  filter: RequestPaymentFilter,
): Promise<Listed<RequestPaymentRow>> =>
  list(db, listing, filter, [
    ...equal('uid', filter.uid),
    ...equal('status', filter.status),
    ...equal('currency', filter.currency),
  ])

/** A request by its id: those of several members if they chose the same one. */
export const findRequestPayments = (db: Db, id: string): Promise<readonly RequestPaymentRow[]> =>
  ask<RequestPaymentRow>(db, 'select * from views.request_payments where id = $1 limit 10', [id])
