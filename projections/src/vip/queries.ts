import type { Volume } from '@strongroom/ledger/vip'
import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../queries/ask.ts'
import { type Listed, type Listing, list } from '../queries/list.ts'
import { withId } from '../queries/with-id.ts'

export type VipApplicationRow = {
  readonly uid: string
  readonly id: string
  readonly bank_id: string
  readonly file_id: string
  readonly volume: Volume
  /** 0 pending, 1 approved, -1 rejected. */
  readonly status: 0 | 1 | -1
  readonly vip_level: number | null
  readonly reason: string | null
  readonly created_at: string
  readonly decided_at: string | null
  readonly decided_by: string | null
}

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
