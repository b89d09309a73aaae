import { ask, type Db } from '../../queries/ask.ts'
import { equal, type Listed, list, type Window } from '../../queries/list.ts'

export type DepositRow = {
  readonly uid: string
  /** Unique for its member. */
  readonly id: string
  readonly target: 'wallet' | 'card' | 'open-card'
  readonly currency: string
  readonly amount: string
  readonly bank_id: string | null
  readonly proof_id: string
  /** 0 submitted, 1 success, -1 failed. */
  readonly deposit_status: 0 | 1 | -1
  /** 0 processing, 1 completed, 2 confirmed, -1 rejected. */
  readonly recharge_status: 0 | 1 | 2 | -1
  readonly fee: string | null
  readonly card_fee: string | null
  readonly credited: string | null
  readonly external_tx_id: string | null
  readonly reason: string | null
  readonly created_at: string
  readonly finished_at: string | null
  readonly decided_by: string | null
}

const listing = {
  table: 'views.deposits',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'finished_at' },
  tie: 'id',
  time: 'created_at',
  search: ['id', 'uid', 'external_tx_id'],
}

export type DepositFilter = Window & {
  readonly uid?: string | undefined
  readonly targets?: readonly string[] | undefined
  readonly currency?: string | undefined
  readonly deposit_status?: number | undefined
  readonly recharge_status?: number | undefined
}

/** Bank deposits of everybody, or of one member; to some targets only, if they are named. */
export const listDeposits = (db: Db, filter: DepositFilter): Promise<Listed<DepositRow>> =>
  list(db, listing, filter, [
    ...equal('uid', filter.uid),
    ...equal('currency', filter.currency),
    ...equal('deposit_status', filter.deposit_status),
    ...equal('recharge_status', filter.recharge_status),
    ...(filter.targets ? [{ sql: 'target = any(?)', values: [filter.targets] }] : []),
  ])

/** A deposit by its id: those of several members if they chose the same one. */
export const findDeposits = (db: Db, id: string): Promise<readonly DepositRow[]> =>
  ask<DepositRow>(db, 'select * from views.deposits where id = $1 limit 10', [id])
