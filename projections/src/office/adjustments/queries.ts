import type { ListFilter } from '@strongroom/shared'
import { eitherWay } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list, type SumRow, sums } from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'
import type { RowOf } from '../../rows.ts'

/** An adjustment of a member’s balance, which a second administrator decides. Amounts are decimal strings, times ISO 8601. */
export type AdjustmentRow = RowOf<'adjustments'>

/** The filter of `office.adjustments`, as the contract declares it. */
export type AdjustmentFilter = ListFilter<'office.adjustments'>

const listing: Listing<ListFilter<'office.adjustments'>> = {
  table: 'views.adjustments',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  tie: 'id',
  time: 'created_at',
  search: ['id', 'uid', 'reason'],
  ranged: eitherWay('amount'),
}

/** Adjustments of all members, or of one. */
export const listAdjustments = (db: Db, filter: AdjustmentFilter): Promise<Listed<AdjustmentRow>> =>
  list(db, listing, filter)

/** Sums of the signed adjustments under the filter, by currency. */
export const sumAdjustments = (db: Db, filter: AdjustmentFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, filter)

/** An adjustment by its id: those of several members if they chose the same one. */
export const findAdjustments = (db: Db, id: string): Promise<readonly AdjustmentRow[]> =>
  withId<AdjustmentRow>(db, 'views.adjustments', id)
