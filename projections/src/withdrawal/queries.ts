import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { equal, type Listed, type Listing, list, type SumRow, sums } from '../queries/list.ts'
import { withId } from '../queries/with-id.ts'

export type WithdrawalRow = {
  readonly uid: string
  /** Unique for its member. */
  readonly id: string
  readonly source: 'wallet' | 'card'
  readonly currency: string
  readonly amount: string
  readonly fee: string
  readonly bank_id: string
  readonly entered_by: string | null
  /** 0 pending, 1 approved, -1 rejected. */
  readonly status: 0 | 1 | -1
  readonly external_tx_id: string | null
  readonly reason: string | null
  readonly created_at: string
  readonly decided_at: string | null
  readonly decided_by: string | null
  /** The amount that the bank has sent back, what it kept for that, why and when; all null while it has not. */
  readonly returned_amount: string | null
  readonly bank_charge: string | null
  readonly returned_reason: string | null
  readonly returned_at: string | null
}

export type WithdrawalFilter = ListFilter<'withdrawal.list'> & { readonly uid?: string | undefined }

const listing: Listing<ListFilter<'withdrawal.list'>> = {
  table: 'views.withdrawals',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'decided_at' },
  equals: { status: 'status', currency: 'currency', source: 'source' },
  tie: 'id',
  time: 'created_at',
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
}

/** Withdrawals of all members, or of one. */
export const listWithdrawals = (db: Db, filter: WithdrawalFilter): Promise<Listed<WithdrawalRow>> =>
  list(db, listing, filter, equal('uid', filter.uid))

/** Sums of the withdrawals under the filter, by currency. */
export const sumWithdrawals = (db: Db, filter: WithdrawalFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, filter, equal('uid', filter.uid))

/** A withdrawal by its id: those of several members if they chose the same one. */
export const findWithdrawals = (db: Db, id: string): Promise<readonly WithdrawalRow[]> =>
  withId<WithdrawalRow>(db, 'views.withdrawals', id)
