import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import { listed } from '../queries/listed.ts'
import type { RowOf } from '../rows.ts'

/** A row of `withdrawals`, as its table's SQL tells it. */
export type WithdrawalRow = RowOf<'withdrawals'>

export type WithdrawalFilter = ListFilter<'withdrawal.list'> & { readonly uid?: string | undefined }

/** Withdrawals of all members, or of one: a page, the sums by currency and those with an id. */
export const {
  page: listWithdrawals,
  sums: sumWithdrawals,
  withId: findWithdrawals,
} = listed<WithdrawalFilter, 'withdrawals'>({
  table: 'views.withdrawals',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'decided_at' },
  equals: { status: 'status', currency: 'currency', source: 'source', uid: 'uid' },
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
})
