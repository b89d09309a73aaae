import { lists } from 'virtual:calls/lists'
import type { CallName } from './contract.ts'
import type { Filter, PageName } from './list-fields.ts'

export type { Field, Filter, ListTaking, PageName, RangedList, Sort } from './list-fields.ts'

const known = { ...lists }

/** Adds the lists that administrators alone ask for: their pages bring them, and no other visitor loads them. */
export const addOfficeLists = (lists: typeof known): void => void Object.assign(known, lists)

/** The names that a list's call sorts by, its usual one first; none where the call is no list in pages. */
export const sortsOf = (name: CallName): readonly string[] => known[name]?.sorts ?? []

/** The order in which a list's call sorts by a name unless it is asked for another. */
export const usualOrder = (name: CallName, sort = ''): 'asc' | 'desc' =>
  known[name]?.upwards && !sort.endsWith('_date') ? 'asc' : 'desc'

/** Whether a list's call takes a range of amounts. */
export const isRanged = (name: CallName): boolean => known[name]?.ranged === true

/** Whether a list's call takes the days of its rows. */
export const isDated = (name: CallName): boolean => known[name] !== undefined && !known[name].undated

/** Whether a list's call can be narrowed down by a field of its own. */
export const isField = (name: CallName, field: string): boolean =>
  Object.hasOwn(known[name]?.fields ?? {}, field)

/** Values as an address has them, where numbers are text, as the list's call takes them. Unset values are left out. */
export const listFilter = <N extends PageName>(name: N, given: object): Filter<N> => {
  const kinds = known[name]?.fields
  if (!kinds) throw new Error(`${name} is a list of administrators, and this page is none of theirs`)
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  const typed = set.map(([field, value]) => [field, kinds[field] === 'number' ? Number(value) : value])
  return Object.fromEntries(typed) as Filter<N>
}
