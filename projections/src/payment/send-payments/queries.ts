import { ask, type Db } from '../../queries/ask.ts'
import { equal, type Listed, list, type Window } from '../../queries/list.ts'

export type SendPaymentRow = {
  readonly uid: string
  /** Unique for its member. */
  readonly id: string
  readonly currency: string
  readonly amount: string
  /** 0 in progress, 1 success, -1 failed. */
  readonly status: 0 | 1 | -1
  readonly fee: string
  readonly external_tx_id: string | null
  readonly reason: string | null
  readonly created_at: string
  readonly decided_at: string | null
  readonly decided_by: string | null
}

const listing = {
  table: 'views.send_payments',
  sorts: { created_date: 'created_at', amount: 'amount' },
  tie: 'id',
  time: 'created_at',
  search: ['id', 'uid', 'external_tx_id'],
}

export type SendPaymentFilter = Window & {
  readonly uid?: string | undefined
  readonly status?: number | undefined
  readonly currency?: string | undefined
}

/** Payments of everybody, or of one member. */
export const listSendPayments = (db: Db, filter: SendPaymentFilter): Promise<Listed<SendPaymentRow>> =>
  list(db, listing, filter, [
    ...equal('uid', filter.uid),
    ...equal('status', filter.status),
    ...equal('currency', filter.currency),
  ])

/** A payment by its id: those of several members if they chose the same one. */
export const findSendPayments = (db: Db, id: string): Promise<readonly SendPaymentRow[]> =>
  ask<SendPaymentRow>(db, 'select * from views.send_payments where id = $1 limit 10', [id])
