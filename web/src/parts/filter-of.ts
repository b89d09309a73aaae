import { type Filter, type ListTaking, listFilter } from '../client/list-filter.ts'
import { type ListSearch, PAGE_SIZE } from './list-search.ts'
import { ownTimeZone } from './time.ts'

/**
 * The filter that a list's call takes, of its state in the address. Days are the reader's own, where their times are. Fields
 * that the list does not know do not compile.
 */
export function filterOf<S extends ListSearch, N extends ListTaking<S>>(
  name: N,
  search: S,
  timeZone = ownTimeZone(),
): Filter<N> {
  const isDated = search.from !== undefined || search.to !== undefined
  return listFilter(name, { limit: PAGE_SIZE, ...search, ...(isDated ? { timeZone } : {}) })
}
