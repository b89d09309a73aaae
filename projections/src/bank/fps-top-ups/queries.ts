import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list, type SumRow, sums } from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'
import type { RowOf } from '../../rows.ts'

/** A top-up by FPS, in Hong Kong dollars and what they come to. Amounts are decimal strings, times ISO 8601. */
export type FpsTopUpRow = RowOf<'fps_top_ups'>

/** The filter of `bank.fpsCases`, as the contract declares it. */
export type FpsTopUpFilter = ListFilter<'bank.fpsCases'>

const listing: Listing<ListFilter<'bank.fpsCases'>> = {
  table: 'views.fps_top_ups',
  sorts: { created_date: 'created_at', amount: 'hkd_amount', finish_date: 'decided_at' },
  equals: { status: 'status', uid: 'uid' },
  tie: 'id',
  time: 'created_at',
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  summed: [{ figure: 'amount', currency: "'HKD'::text", amount: 'hkd_amount' }],
  ranged: within('hkd_amount'),
}

/** FPS top-ups of all members, or of one. */
export const listFpsTopUps = (db: Db, filter: FpsTopUpFilter): Promise<Listed<FpsTopUpRow>> =>
  list(db, listing, filter)

/** The Hong Kong dollars of the FPS top-ups under the filter. */
export const sumFpsTopUps = (db: Db, filter: FpsTopUpFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, filter)

/** An FPS top-up by its id: those of several members if they chose the same one. */
export const findFpsTopUps = (db: Db, id: string): Promise<readonly FpsTopUpRow[]> =>
  withId<FpsTopUpRow>(db, 'views.fps_top_ups', id)
