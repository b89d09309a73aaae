import type { ListFilter } from '@strongroom/shared'
import { eitherWay } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list, type SumRow, sums } from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'

/** An adjustment of a member’s balance, which a second administrator decides. Amounts are decimal strings, times ISO 8601. */
export type AdjustmentRow = {
  readonly uid: string
  /** Unique for its member. */
  readonly id: string
  readonly currency: string
  /** Signed: above zero was added. */
  readonly amount: string
  readonly reason: string
  readonly entered_by: string
  /** 0 pending, 1 approved, -1 rejected, -2 withdrawn. */
  readonly status: 0 | 1 | -1 | -2
  /** Why it was rejected or withdrawn. */
  readonly rejection: string | null
  readonly created_at: string
  readonly decided_at: string | null
  readonly decided_by: string | null
}

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
