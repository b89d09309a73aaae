import type { ListCall } from '../../../client/contract.ts'
import type { ListTaking } from '../../../client/list-filter.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

const listOf =
  <N extends ListTaking<ListSearch>>(list: ListCall<N>, timeZone?: string) =>
  (search: ListSearch) =>
    pageQuery(list, filterOf(list.name, search, timeZone), 30_000)

/** The members whom the caller has brought. */
export const referralsQuery = listOf({ name: 'referral.list' })
/** All members who were brought. Days are of UTC. */
export const allReferralsQuery = listOf({ name: 'referral.all' }, 'UTC')
