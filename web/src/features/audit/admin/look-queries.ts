import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

/** The address of the list of administrators' looks at members. */
export type LooksSearch = ListSearch & {
  by?: string | undefined
  uid?: string | undefined
  kind?: string | undefined
}

/** Administrators' looks at personal data, the newest first. */
export const looksQuery = (search: LooksSearch) =>
  pageQuery({ name: 'audit.looks' }, filterOf('audit.looks', search, 'UTC'), 30_000)
