import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../../queries/ask.ts'
import { listed } from '../../queries/listed.ts'
import { rowsWith } from '../../queries/rows-with.ts'
import type { RowOf } from '../../rows.ts'

/** A member’s application for a deposit address, while the pool had none or after it was given. Times are ISO 8601. */
export type AddressApplicationRow = RowOf<'address_applications'>

/** The filter of `chain.applications`, as the contract declares it. */
export type AddressApplicationFilter = ListFilter<'chain.applications'>

/** Applications of all members, or of one: a page and those with an id. */
export const { page: listAddressApplications, withId: findAddressApplications } = listed<
  AddressApplicationFilter,
  'address_applications'
>({
  table: 'views.address_applications',
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', network: 'network' },
  begins: ['id'],
  is: ['uid'],
})

/** All applications that wait for an address on a network, longest first. */
export const listWaitingApplications = (db: Db, network: string): Promise<readonly AddressApplicationRow[]> =>
  rowsWith(db, 'address_applications', { status: 0, network }, 'order by created_at')
