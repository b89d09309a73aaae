import type { wire } from '@strongroom/shared'
import type { CallName, Filter, PageName } from './contract.ts'

export type { Filter, PageName }

/** The names that the call of a list sorts by. */
export type Sort<N extends CallName> = N extends PageName ? NonNullable<Filter<N>['sort']> : never

/** Filter fields that every list takes. */
type Window = 'page' | 'limit' | 'order' | 'sort' | 'search' | 'from' | 'to' | 'timeZone' | 'columns'
type Bound = keyof wire.AmountRange
/** The fields of a list's filter that are its own. */
export type Field<N extends PageName> = Exclude<keyof Filter<N>, Window | Bound> & string

/** The lists that take a range of amounts. */
export type RangedList = { [N in PageName]: Bound extends keyof Filter<N> ? N : never }[PageName]

/** The lists that can be filtered by every field of `S`, besides what every list is asked with. A range of amounts is left out where a list takes none. */
export type ListTaking<S> = {
  [N in PageName]: Exclude<keyof S, Window | Bound | Field<N>> extends never ? N : never
}[PageName]
