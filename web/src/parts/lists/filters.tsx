import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Field, PageName, RangedList } from '../../client/list-filter.ts'
import { AmountFilter } from '../amount-filter.tsx'
import { ChoiceFilter, PeriodFilter, SearchFilter } from '../filters.tsx'
import { UNSORTED } from '../list-search.ts'
import { type Change, type FilterView, type Named, nameOf, type SaidFilter, type ValueOf } from './said.ts'

/** A filter whose field is the screen's own. */
export const ownFilter = <N extends PageName>(key: string, View: FilterView<N>): SaidFilter<N> => ({
  key,
  View,
})

/** One of the values that a field of the filter has: each has words, in the order in which they stand here. */
export const choice = <N extends PageName, F extends Field<N>>(
  field: F,
  label: MessageDescriptor,
  all: MessageDescriptor,
  values: { readonly [V in ValueOf<N, F>]: Named },
): SaidFilter<N> =>
  ownFilter<N>(field, ({ search, change }) => {
    const { i18n } = useLingui()
    const choices = Object.entries<Named>(values).map(([value, named]) => ({
      value,
      label: i18n._(nameOf(named)),
    }))
    return (
      <ChoiceFilter
        label={i18n._(label)}
        all={i18n._(all)}
        choices={choices}
        value={search[field]}
        onChange={value => change({ [field]: value, ...UNSORTED } as Change<N>)}
      />
    )
  })

/** A first and a last day, both included, of UTC. */
export const period = <N extends PageName>(): SaidFilter<N> =>
  ownFilter<N>('period', ({ search, change }) => (
    <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
  ))

/** A smallest and a largest amount. `unset` and `hint` say which, where a row has several. */
export const range = <N extends PageName & RangedList>(
  list: N,
  unset?: MessageDescriptor,
  hint?: MessageDescriptor,
): SaidFilter<N> =>
  ownFilter<N>('amount', ({ search, change }) => {
    const { i18n } = useLingui()
    const words = { ...(unset ? { unset: i18n._(unset) } : {}), ...(hint ? { hint: i18n._(hint) } : {}) }
    return <AmountFilter list={list} search={search} change={change} {...words} />
  })

/** Free text. */
export const search = <N extends PageName>(
  label: MessageDescriptor = msg`Search name, e-mail, user ID, reference`,
): SaidFilter<N> =>
  ownFilter<N>('search', ({ search, change }) => {
    const { i18n } = useLingui()
    return (
      <SearchFilter label={i18n._(label)} value={search.search} onChange={text => change({ search: text })} />
    )
  })
