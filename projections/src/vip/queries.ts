import type { ListFilter } from '@strongroom/shared'
import { listed } from '../queries/listed.ts'
import type { RowOf } from '../rows.ts'

/** A row of `vip_applications`, as its table's SQL tells it. */
export type VipApplicationRow = RowOf<'vip_applications'>

export type VipApplicationFilter = ListFilter<'vip.allApplications'>

/** Applications of all members, or of one: a page and those with an id. */
export const { page: listVipApplications, withId: findVipApplications } = listed<
  VipApplicationFilter,
  'vip_applications'
>({
  table: 'views.vip_applications',
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status' },
  begins: ['id'],
  is: ['uid'],
})
