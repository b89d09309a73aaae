import { pageQuery } from '../../../../client/page-query.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

/** Sign-ins of oneself. */
export const loginsQuery = (search: ListSearch) =>
  pageQuery({ name: 'account.signIns' }, filterOf('account.signIns', search), 30_000)
