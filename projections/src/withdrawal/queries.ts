import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { equal, type Listed, type Listing, list, type SumRow, sums } from '../queries/list.ts'
import { withId } from '../queries/with-id.ts'
import type { RowOf } from '../rows.ts'

/** A row of `withdrawals`, as its table's SQL tells it. */
export type WithdrawalRow = RowOf<'withdrawals'>

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
