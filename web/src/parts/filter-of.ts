import {
  type Filter,
  isField,
  isRanged,
  type ListTaking,
  listFilter,
  type PageName,
  sortsOf,
} from '../client/list-filter.ts'
import { ownTimeZone, PAGE_SIZE } from './list-defaults.ts'
import type { Address, ListSearch } from './list-search.ts'

/** The fields of a state in an address that every list's call takes. */
function windowOf(name: PageName, address: ListSearch, timeZone: string) {
  const { page, from, to, search, order, amount_from, amount_to } = address
  return {
    page,
    from,
    to,
    search,
    order,
    limit: address.limit ?? PAGE_SIZE,
    sort: sortsOf(name).find(each => each === address.sort),
    ...(isRanged(name) ? { amount_from, amount_to } : {}),
    ...(from === undefined && to === undefined ? {} : { timeZone }),
  }
}

/** The filter that a list's call takes, of a state in an address: of its other keys those that the call knows. */
export function addressFilter<N extends PageName>(
  name: N,
  address: Address<N>,
  timeZone = ownTimeZone(),
): Filter<N> {
  const own = Object.entries(address).filter(([key]) => isField(name, key))
  return listFilter(name, { ...windowOf(name, address, timeZone), ...Object.fromEntries(own) })
}

/**
 * The filter that a list's call takes, of its state in the address. Days are the reader's own, where their times are. Fields
 * that the list does not know do not compile. A sort that the call does not know is left out, and a range of amounts where it takes none: an
 * address may name any.
 */
export function filterOf<S extends ListSearch, N extends ListTaking<S>>(
  name: N,
  { columns: _, amount_from, amount_to, ...search }: S,
  timeZone = ownTimeZone(),
): Filter<N> {
  const isDated = search.from !== undefined || search.to !== undefined
  const limit = search.limit ?? PAGE_SIZE
  const sort = sortsOf(name).find(each => each === search.sort)
  const range = isRanged(name) ? { amount_from, amount_to } : {}
  return listFilter(name, { ...search, ...range, limit, sort, ...(isDated ? { timeZone } : {}) })
}
