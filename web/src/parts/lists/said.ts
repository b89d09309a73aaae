import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'
import type { ComponentType, ReactNode } from 'react'
import type { CallName, ListCall, PageName } from '../../client/contract.ts'
import type { Field, Filter, Sort } from '../../client/list-filter.ts'
import type { Pace } from '../../client/page-query.ts'
import type { Address, ListSearch } from '../list-search.ts'

/** The fields of a row that hold a `T`. */
export type FieldOf<R, T> = { [K in keyof R & string]-?: R[K] extends T ? K : never }[keyof R & string]

/** The value of a field that holds a `T`. The cast says what `FieldOf` has found, and the compiler does not follow in a row of any kind. */
export const valueIn = <R, T>(row: R, field: FieldOf<R, T>): T => row[field] as T

/** A column of a list, as its builder says it: the renderer translates its head and draws its cells. */
export type SaidColumn<R, N extends CallName> = {
  /** The name of the column in addresses and saved views. */
  readonly key: string
  readonly head: MessageDescriptor
  /** The head is read out and not shown, as over the actions of a row. */
  readonly isHeadHidden?: true
  readonly cell: (row: R) => ReactNode
  readonly align?: 'end'
  readonly width?: number
  /** The name by which the call sorts by this column, where it does. */
  readonly sort?: Sort<N> | undefined
  readonly isInverse?: true
  /** The column stands only where a reader chooses it. */
  readonly isSpare?: true
  /** The filter field that, once fixed, makes the column say the same in every row: it is left out then. */
  readonly repeats?: string
  /** The column stands only where a row on screen has something in it. */
  readonly holds?: (row: R) => boolean
  /** On a phone the first line of a card is another's: this column stands at its end. */
  readonly isLastOnPhone?: true
}

/** A change of a list's state in the address. */
export type Change<N extends PageName> = Partial<Address<N>> | ListSearch

/** The properties of a toolbar's filter: the list's state in the address, and how to change it. */
export type FilterView<N extends PageName> = ComponentType<{
  search: Address<N>
  change: (change: Change<N>) => void
}>

/** A filter of a list, in the order of its toolbar. */
export type SaidFilter<N extends PageName> = {
  readonly key: string
  readonly View: FilterView<N>
  /** Whether the address asks by it for what the call would refuse: then that is not asked, and nothing matches. */
  readonly isWrong?: (search: Address<N>) => boolean
}

/** A value's words alone, or beside the state that it is drawn in. */
export type Named = MessageDescriptor | { readonly name: MessageDescriptor }
export const nameOf = (named: Named): MessageDescriptor => ('name' in named ? named.name : named)

/** The values of a filter field, as the wire lists them. */
export type ValueOf<N extends PageName, F extends Field<N>> = NonNullable<Filter<N>[F]> & (string | number)

/** The part of a list's filter and of its path that the reader does not change, as an address has it. */
export type Fixed<N extends PageName> = { readonly [F in Field<N> | ParamOf<N>]?: string }
type ParamOf<N extends PageName> = ListCall<N> extends { readonly params: infer P } ? keyof P & string : never

/** The parameters of the path of a list's call. */
export type PathOf<N extends PageName> = Omit<ListCall<N>, 'name'>

/** An address' own keys, as text. */
export type Texts = Readonly<Record<string, string | undefined>>

/** The keys of an address that hold text, whatever list it is of. */
export const textsOf = (address: object): Texts =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => typeof value === 'string'))

/** Fields that the call is asked for in place of those of the address: of keys that are the screen's own, or while it says nothing. */
export type Asks<N extends PageName> = (address: Texts) => {
  readonly [K in keyof Address<N>]?: string | number | undefined
}

/** Rows without an id need a key that is said. */
export type KeyOf<R> = R extends { readonly id: string } ? object : { readonly rowKey: (row: R) => string }

/** The words in place of rows while there are none. `Action` is the way to the first one. */
export type SaidEmpty = {
  readonly title: MessageDescriptor
  readonly text?: MessageDescriptor
  readonly Action?: ComponentType
}

/** A list of a call, said once: what stands in it and how it is narrowed. All of it is typed by the call. */
export type SaidList<N extends PageName, R> = {
  readonly title: MessageDescriptor
  /** A sentence above the list: its content, and how long it is kept. */
  readonly about?: MessageDescriptor
  /** The list's own name, where its page has another title. */
  readonly caption?: MessageDescriptor
  /** The list's own name stands above it, too. */
  readonly isTitled?: true
  /**
   * It stands beside other parts of a page, whose address is not its. So many rows are on a page; `whole` where the call answers with
   * all of them.
   */
  readonly beside?: number | 'whole'
  /** The one key of that address by which it is narrowed all the same; `asks` says the call's name for it. */
  readonly narrowedBy?: string
  /** Stands between the page's heading and the list, such as ways to the screens beside it. */
  readonly Above?: ComponentType
  /** Stands at the right of its name, where that is shown. */
  readonly Aside?: ComponentType
  /** Stands above the list, on a subject's page too: such as the form of a new row, while it is open. */
  readonly Entry?: ComponentType
  /** Acts besides reading it; beside the page's heading. */
  readonly Actions?: ComponentType
  /** The readers; administrators when left out. They read in UTC, members in their own time zone. */
  readonly audience?: 'member'
  readonly columns: readonly SaidColumn<R, N>[]
  /** A members' list whose rows stand as close as administrators' do. */
  readonly isCompact?: true
  /** The instant of a row, where rows are grouped by day. */
  readonly day?: FieldOf<R, string>
  /** Stands between the filters and the rows: what those of this page come to. */
  readonly Sums?: ComponentType<{ page: { rows: readonly R[]; total: number }; address: Address<N> }>
  /** A row on a phone: children of a grid of two columns. Each column with its head when left out. */
  readonly card?: (row: R) => ReactNode
  /** Stands below the row that the address opens by its key (`open`). */
  readonly Below?: ComponentType<{ row: R; onDecided: () => void }>
  /** The key by which the address opens a row, where it is not that which tells rows apart. */
  readonly openKey?: (row: R) => string
  /** Whether a row waits for a decision: once one is decided the next one that does is opened. */
  readonly waits?: (row: R) => boolean
  /** The address of the list of one subject until it says otherwise, such as rows of every state. */
  readonly ownedAs?: Readonly<Record<string, string>>
  /** Kind of these records, where the member may have them e-mailed. */
  readonly records?: wire.RecordKind
  readonly filters: readonly SaidFilter<N>[]
  readonly asks?: Asks<N>
  readonly empty: SaidEmpty
  /** How often it is asked for again while the log does not tell of changes, in milliseconds; false for never. When left
   * out, that is every ten seconds for administrators, and not at all for members. */
  readonly everyMs?: Pace<R>
  /** Tells rows apart; their id when left out. */
  readonly rowKey?: (row: R) => string
}
