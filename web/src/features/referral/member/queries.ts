import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

/** The members whom the caller has brought. */
export const referralsQuery = (search: ListSearch) =>
  pageQuery({ name: 'referral.list' }, filterOf('referral.list', search), 30_000)
