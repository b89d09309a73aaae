import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** A top-up by FPS, in Hong Kong dollars and what they come to. Amounts are decimal strings, times ISO 8601. */
export type FpsTopUpRow = RowOf<'fps_top_ups'>

/** The filter of `bank.fpsCases`, as the contract declares it. */
export type FpsTopUpFilter = ListFilter<'bank.fpsCases'>

/** FPS top-ups of all members, or of one: a page, the sums by currency and those with an id. */
export const {
  page: listFpsTopUps,
  sums: sumFpsTopUps,
  withId: findFpsTopUps,
} = listed<FpsTopUpFilter, 'fps_top_ups'>({
  table: 'views.fps_top_ups',
  sorts: { created_date: 'created_at', amount: 'hkd_amount', finish_date: 'decided_at' },
  equals: { status: 'status', uid: 'uid' },
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  summed: [{ figure: 'amount', currency: "('HKD'::text)", amount: 'hkd_amount' }],
  ranged: within('hkd_amount'),
})
