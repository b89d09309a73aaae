import type { ListFilter } from '@strongroom/shared'
import { eitherWay } from '../../queries/amounts.ts'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** An adjustment of a member’s balance, which a second administrator decides. Amounts are decimal strings, times ISO 8601. */
export type AdjustmentRow = RowOf<'adjustments'>

/** The filter of `office.adjustments`, as the contract declares it. */
export type AdjustmentFilter = ListFilter<'office.adjustments'>

/** Adjustments of all members, or of one: a page, the sums by currency and those with an id. */
export const {
  page: listAdjustments,
  sums: sumAdjustments,
  withId: findAdjustments,
} = listed<AdjustmentFilter, 'adjustments'>({
  table: 'views.adjustments',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  search: ['id', 'uid', 'reason'],
  ranged: eitherWay('amount'),
})
