import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

/** A page of everybody's wallets, for administrators. */
export const adminWalletsQuery = (search: ListSearch & { currency?: string | undefined }) =>
  pageQuery({ name: 'wallet.all' }, filterOf('wallet.all', { ...search, from: undefined, to: undefined }))
