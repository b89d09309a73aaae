import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { equal, type Listed, type Listing, list, type SumRow, sums } from '../../queries/list.ts'
import type { RowOf } from '../../rows.ts'

/** A deposit that Circle reported. Amounts are decimal strings, times ISO 8601. */
export type CircleDepositRow = RowOf<'circle_deposits'>

/** The filter of `bank.circleDeposits`, and the member whose deposits are asked for. */
export type CircleDepositFilter = ListFilter<'bank.circleDeposits'> & { readonly uid?: string | undefined }

const listing: Listing<ListFilter<'bank.circleDeposits'>> = {
  table: 'views.circle_deposits',
  sorts: { created_date: 'created_at', amount: 'amount' },
  equals: { currency: 'currency' },
  tie: 'id',
  time: 'created_at',
  begins: ['id'],
  is: ['uid'],
  summed: [{ figure: 'amount', currency: 'currency', amount: 'credited' }],
  ranged: within('credited'),
}

/** Circle deposits of all members, or of one. */
export const listCircleDeposits = (db: Db, filter: CircleDepositFilter): Promise<Listed<CircleDepositRow>> =>
  list(db, listing, filter, equal('uid', filter.uid))

/** Sums of what the Circle deposits under the filter have credited, by currency. */
export const sumCircleDeposits = (db: Db, filter: CircleDepositFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, filter, equal('uid', filter.uid))
