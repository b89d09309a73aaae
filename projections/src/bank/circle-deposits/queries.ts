import type { Db } from '../../queries/ask.ts'
import { equal, type Listed, list, type Window } from '../../queries/list.ts'

export type CircleDepositRow = {
  readonly uid: string
  /** Circle's own id of the payment. */
  readonly id: string
  readonly currency: string
  readonly amount: string
  readonly fee: string
  readonly credited: string
  readonly created_at: string
  readonly recorded_by: string
}

const listing = {
  table: 'views.circle_deposits',
  sorts: { created_date: 'created_at', amount: 'amount' },
  tie: 'id',
  time: 'created_at',
  search: ['id', 'uid'],
}

export type CircleDepositFilter = Window & { readonly uid?: string | undefined }

/** Circle deposits of everybody, or of one member. */
export const listCircleDeposits = (db: Db, filter: CircleDepositFilter): Promise<Listed<CircleDepositRow>> =>
  list(db, listing, filter, equal('uid', filter.uid))
