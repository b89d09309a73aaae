import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../queries/ask.ts'
import { type Listed, type Listing, list } from '../queries/list.ts'
import { withId } from '../queries/with-id.ts'
import type { RowOf } from '../rows.ts'

/** A row of `vip_applications`, as its table's SQL tells it. */
export type VipApplicationRow = RowOf<'vip_applications'>

export type VipApplicationFilter = ListFilter<'vip.allApplications'>

const listing: Listing<ListFilter<'vip.allApplications'>> = {
  table: 'views.vip_applications',
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status' },
  tie: 'id',
  time: 'created_at',
  begins: ['id'],
  is: ['uid'],
}

/** Applications of all members, or of one. */
export const listVipApplications = (
  db: Db,
  filter: VipApplicationFilter,
): Promise<Listed<VipApplicationRow>> => list(db, listing, filter)

/** An application by its id. */
export const findVipApplications = (db: Db, id: string): Promise<readonly VipApplicationRow[]> =>
  withId<VipApplicationRow>(db, 'views.vip_applications', id)
