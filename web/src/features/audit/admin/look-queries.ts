import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

export type LooksSearch = ListSearch & {
  by?: string | undefined
  uid?: string | undefined
  kind?: string | undefined
}

/** Administrators' looks at personal data, the newest first. */
export const looksQuery = (search: LooksSearch) =>
  queryOptions({
    queryKey: ['looks', search],
    queryFn: () => callForPage('audit.looks', { filter: filterOf('audit.looks', search, 'UTC') }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
