import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Word } from '@strongroom/shared/word'
import type { ReactNode } from 'react'
import type { CallName } from '../../client/contract.ts'
import type { Sort } from '../../client/list-filter.ts'
import { madeOfWords } from '../../i18n/word.ts'
import { ClockTime } from '../clock-time.tsx'
import { type ListSearch, useListState } from '../list-search.ts'
import { Money } from '../money.tsx'
import { Opener } from '../opener.tsx'
import { trimmedRate } from '../rate.ts'
import { type State, Status } from '../status.tsx'
import { UtcTime } from '../utc-time.tsx'
import { type FieldOf, type SaidColumn, valueIn } from './said.ts'

type Options<R, N extends CallName> = Partial<Omit<SaidColumn<R, N>, 'head' | 'cell'>>

/** A column whose cells are the screen's own. */
export const custom = <R, N extends CallName>(
  key: string,
  head: MessageDescriptor,
  cell: (row: R) => ReactNode,
  options: Options<R, N> = {},
): SaidColumn<R, N> => ({ key, head, cell, ...options })

type OpenableSearch = ListSearch & { readonly open?: string | undefined }

/** Opens what stands below a row, and closes it; the address says which row is open. */
export function RowOpener({ id, children }: { id: string; children: ReactNode }) {
  const { search, change } = useListState<OpenableSearch>()
  const isOpen = search.open === id
  const onToggle = () => change({ open: isOpen ? undefined : id, page: search.page })
  return (
    <Opener isOpen={isOpen} onToggle={onToggle}>
      {children}
    </Opener>
  )
}

/** A column that opens what stands below its row. */
export const opens = <R extends { readonly id: string }, N extends CallName>(
  key: string,
  head: MessageDescriptor,
  cell: (row: R) => ReactNode,
  options: Options<R, N> = {},
): SaidColumn<R, N> => custom<R, N>(key, head, row => <RowOpener id={row.id}>{cell(row)}</RowOpener>, options)

/** A field's text as it is. */
export const text = <R, N extends CallName>(
  field: FieldOf<R, string>,
  head: MessageDescriptor,
  options: Options<R, N> = {},
): SaidColumn<R, N> => custom<R, N>(field, head, row => valueIn<R, string>(row, field), options)

/** A field's text in figures of one width, such as a number or a code. */
export const figures = <R, N extends CallName>(
  field: FieldOf<R, string>,
  head: MessageDescriptor,
  options: Options<R, N> = {},
): SaidColumn<R, N> =>
  custom<R, N>(field, head, row => <span className="figures">{valueIn<R, string>(row, field)}</span>, options)

/** The instant of a row, in UTC; the call sorts by it. In a list of administrators, on a phone below all others. */
export const time = <R, N extends CallName>(
  field: FieldOf<R, string> & Sort<N>,
  options: Options<R, N> & { readonly head?: MessageDescriptor } = {},
): SaidColumn<R, N> => ({
  key: 'time',
  head: msg`Time`,
  sort: field,
  width: 190,
  isLastOnPhone: true,
  cell: row => <UtcTime at={valueIn<R, string>(row, field)} isQuiet />,
  ...options,
})

/** The time of day of a row that stands under its day, in the reader's own zone. */
export const clock = <R, N extends CallName>(field: FieldOf<R, string>): SaidColumn<R, N> => ({
  key: 'time',
  head: msg`Time`,
  width: 76,
  cell: row => <ClockTime at={valueIn<R, string>(row, field)} />,
})

type MoneyOptions<R, N extends CallName> = Options<R, N> &
  Pick<Parameters<typeof Money>[0], 'kind' | 'isStrong'>

/** An amount in the currency of another field, with every place the books hold. */
export const money = <R, N extends CallName>(
  amount: FieldOf<R, string>,
  currency: FieldOf<R, string>,
  head: MessageDescriptor = msg`Amount`,
  { kind = 'plain', isStrong = false, ...options }: MoneyOptions<R, N> = {},
): SaidColumn<R, N> => {
  const cell = (row: R) => (
    <Money
      amount={valueIn<R, string>(row, amount)}
      currency={valueIn<R, string>(row, currency)}
      kind={kind}
      isStrong={isStrong}
      size="sm"
      exact
    />
  )
  return { key: amount, head, align: 'end', cell, ...options }
}

/** A rate, without the zeros at its end. */
export const rate = <R, N extends CallName>(
  field: FieldOf<R, string>,
  head: MessageDescriptor,
  options: Options<R, N> = {},
): SaidColumn<R, N> => ({
  key: field,
  head,
  align: 'end',
  cell: row => <span className="figures">{trimmedRate(valueIn<R, string>(row, field))}</span>,
  ...options,
})

/** Each value of a state: the colour and the icon that it is drawn in, and its words. */
export type States<V extends string | number> = {
  readonly [K in V]: { readonly state: State; readonly name: MessageDescriptor }
}

/** The words of a vocabulary's states, each with the colour and the icon that it is drawn in. */
export const statesOf = <V extends string | number>(
  words: Readonly<Record<V, Word>>,
  drawn: Readonly<Record<V, State>>,
): States<V> => madeOfWords(words, (name, value) => ({ name, state: drawn[value as V] }))

/** How the states of a case are drawn: it waits, it was approved, it was rejected. */
export const REVIEWED = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' } as const
/** How the states of a case are drawn that its member may cancel besides. */
export const CANCELLED_TOO = { ...REVIEWED, [-2]: 'reversed' } as const

/** Where a row stands, by a field of which every value has words. */
export const status = <R, N extends CallName, F extends FieldOf<R, string | number>>(
  field: F,
  states: States<R[F] & (string | number)>,
  options: Options<R, N> & { readonly head?: MessageDescriptor } = {},
): SaidColumn<R, N> => ({
  key: 'state',
  head: msg`State`,
  align: 'end',
  cell: row => <InState {...states[row[field] as R[F] & (string | number)]} />,
  ...options,
})

/** A state in its colour, with its words. */
export function InState({ state, name }: { state: State; name: MessageDescriptor }) {
  const { i18n } = useLingui()
  return <Status state={state}>{i18n._(name)}</Status>
}
