import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useIsOffice } from '../../client/audience.ts'
import type { Field, PageName, RangedList } from '../../client/list-filter.ts'
import { AmountFilter } from '../amount-filter.tsx'
import { type Choice, ChoiceFilter, PeriodFilter, SearchFilter } from '../filters.tsx'
import { type Address, UNSORTED } from '../list-search.ts'
import { type Change, type FilterView, type Named, nameOf, type SaidFilter, type ValueOf } from './said.ts'

/** A filter whose field is the screen's own. */
export const ownFilter = <N extends PageName>(key: string, View: FilterView<N>): SaidFilter<N> => ({
  key,
  View,
})

/**
 * One of a few values, which a hook gives in the language on screen. `More`: a key of the screen alone. `also`: what else of
 * the address a choice sets.
 */
export const choiceOf = <N extends PageName, More extends string = never>(
  field: Field<N> | More,
  label: MessageDescriptor,
  all: MessageDescriptor,
  useChoices: () => readonly Choice[],
  also: object = {},
): SaidFilter<N> =>
  ownFilter<N>(field, ({ search, change }) => {
    const { i18n } = useLingui()
    return (
      <ChoiceFilter
        label={i18n._(label)}
        all={i18n._(all)}
        choices={useChoices()}
        value={(search as Address<N, More>)[field]}
        onChange={value => change({ [field]: value, ...also } as Change<N>)}
      />
    )
  })

/** One of several codes, such as of currencies, which a hook gives. */
export const codeOf = <N extends PageName>(
  field: Field<N>,
  label: MessageDescriptor,
  all: MessageDescriptor,
  useCodes: () => readonly string[],
): SaidFilter<N> =>
  choiceOf<N>(field, label, all, () => useCodes().map(code => ({ value: code, label: code })))

type Values<N extends PageName, F extends Field<N>> = { readonly [V in ValueOf<N, F>]: Named }

const useNamed = (values: Readonly<Record<string, Named>>): readonly Choice[] => {
  const { i18n } = useLingui()
  return Object.entries(values).map(([value, named]) => ({ value, label: i18n._(nameOf(named)) }))
}

/** One of the values that a field of the filter has: each has words, in the order in which they stand here. */
export const choice = <N extends PageName, F extends Field<N>>(
  field: F,
  label: MessageDescriptor,
  all: MessageDescriptor,
  values: Values<N, F>,
  also: object = {},
): SaidFilter<N> => choiceOf<N>(field, label, all, () => useNamed(values), also)

/** Rows of another state are others: none is open, and they are sorted as usual, for not every state has every head. */
const AFRESH = { ...UNSORTED, open: undefined }

/** Where rows stand. */
export const state = <N extends PageName, F extends Field<N>>(
  field: F,
  values: Values<N, F>,
): SaidFilter<N> => choice<N, F>(field, msg`State`, msg`All states`, values, AFRESH)

/** A first and a last day, both included: of UTC for administrators. */
export const period = <N extends PageName>(): SaidFilter<N> =>
  ownFilter<N>('period', ({ search, change }) => (
    <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc={useIsOffice()} />
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

type Typed = {
  /** The form of a text that the call takes, and words for one that has another. */
  readonly form?: RegExp
  readonly wrong?: MessageDescriptor
  readonly isUpper?: true
}

/** Free text in a field of the call's own. */
export const typed = <N extends PageName>(
  field: Field<N>,
  label: MessageDescriptor,
  { form, wrong, isUpper }: Typed = {},
): SaidFilter<N> => {
  const isWrong = (search: Address<N>) => {
    const text = search[field]
    return text !== undefined && form?.test(text) === false
  }
  const View: FilterView<N> = ({ search, change }) => {
    const { i18n } = useLingui()
    return (
      <SearchFilter
        label={i18n._(label)}
        value={search[field]}
        onChange={text => change({ [field]: isUpper ? text?.toUpperCase() : text } as Change<N>)}
        error={wrong && isWrong(search) ? i18n._(wrong) : undefined}
      />
    )
  }
  return { key: field, View, isWrong }
}
