import type { wire } from '@strongroom/shared'
import type { QueryResultRow } from 'pg'
import type { ColumnOf, TableName } from '../rows.ts'
import type { Ranged } from './amounts.ts'
import type { Db } from './ask.ts'
import { type Condition, equal, joined } from './condition.ts'
import { afterDay, beforeDay, daysOf } from './days.ts'
import { areFar, areFew } from './expected.ts'
import { readPage } from './page.ts'
import { searched } from './searched.ts'
import { type SumRow, summed } from './summed.ts'
import { totalOf } from './total.ts'

export { type Condition, equal } from './condition.ts'
export type { SumRow } from './summed.ts'

/** One page of a list. `from` and `to` are days (`2026-03-01`), both included, of `timeZone`. */
export type Window = wire.AmountRange & {
  readonly page: number
  readonly limit: number
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly search?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly timeZone?: string | undefined
  /** Values that rows are to have; a list that keeps to them says so in it. */
  readonly also?: { readonly id?: unknown; readonly uid?: unknown; isTaken?: boolean } | undefined
  /** Members whose names are searched for: their rows are found too. */
  readonly searchedUids?: readonly string[] | undefined
}

/** The rows of a page, and how many there are in all of its list (of a long one: were a minute ago, see `totalOf`). */
export type Listed<Row> = { readonly rows: readonly Row[]; readonly total: number }

/** The fields of a list's filter that are its own. */
type Own<F> = Exclude<keyof F, keyof Window> & string

/** A figure of each row, with the columns of its currency and its amount. */
type Figure<C> = { readonly figure: wire.ListFigure; readonly currency: C; readonly amount: C }

/** How a read model may be listed under the filter `F` of a call. All of it is our own text, none of it a caller's. */
export type Listing<F extends Window> = { readonly table: string } & Described<F> & RangedLike<F>

/** The same of one table: names are those of its columns, and SQL of our own stands in brackets. */
export type TableListing<F extends Window, T extends TableName> = {
  readonly table: `views.${T}`
} & Described<F, ColumnOf<T> | `(${string})`> &
  RangedLike<F, ColumnOf<T>>

type Described<F extends Window, C extends string = string> = {
  /** The selects of which `table` is the union, each with an index for the order. */
  readonly arms?: readonly string[]
  /** The selected columns, all when left out. */
  readonly columns?: string
  /** The column behind each name that the call sorts by. */
  readonly sorts: Readonly<Record<F['sort'], C>>
  /** The column that a field of the filter has to equal; null for one that makes a condition of its own. */
  readonly equals: Readonly<Record<Own<F>, C | null>>
  /** Columns that `search` looks into, anywhere and in any letter case: all rows are read for it, so only of lists that stay short. */
  readonly search?: readonly C[]
  /** Columns whose values begin with what is searched for. Each has an index of `text_pattern_ops`. */
  readonly begins?: readonly C[]
  /** Columns that are what is searched for. Each has an index. */
  readonly is?: readonly C[]
  /** The columns that name a row's members, by whom it is found too when their names are searched for: `uid` when left out. */
  readonly members?: readonly C[]
  /** The columns of which each names one of the members whose row it is, where no filter of the list names a member. */
  readonly parties?: readonly C[]
  /** The figures of a row that `sums` adds up, where it is not one amount in columns that are called so. */
  readonly summed?: readonly Figure<C>[]
} & Usually<Ordered<C>, 'id', C> &
  Usually<Dated<C>, 'created_at', C>

type Ordered<C> = {
  /** Makes the order of equal rows certain; columns with `, ` between them. `id` when left out. */
  readonly tie: C | `${string}, ${string}`
}
type Dated<C> = {
  /** The column `from` and `to` are about; `created_at` when left out. */
  readonly time: C
}
/** A part that a table may leave out which has the usual column. */
type Usually<Part, Usual extends string, C extends string> = Usual extends C ? Partial<Part> : Part

const [TIE, TIME] = ['id', 'created_at'] as const

/** A list whose call takes a range says what it is of. */
type RangedLike<F, C extends string = string> = keyof wire.AmountRange extends keyof F
  ? {
      /** The rows that a range of amounts keeps; null where it is part of a condition of the list's own. */
      readonly ranged: Ranged<C> | null
    }
  : { readonly ranged?: never }

/** One page of a read model's rows under the filter and conditions besides; `sought` are conditions that few rows meet, each by an index. */
export const list = async <Row extends QueryResultRow, F extends Window>(
  db: Db,
  listing: Listing<F>,
  window: F,
  own: readonly Condition[] = [],
  sought: readonly Condition[] = [],
): Promise<Listed<Row>> => {
  const column = Object.hasOwn(listing.sorts, window.sort)
    ? listing.sorts[window.sort as F['sort']]
    : undefined
  if (!column) throw new Error(`${listing.table} is not sorted by ${window.sort}`)
  const conditions = conditionsOf(listing, window, own, sought)
  const asked = askedOf(listing, await fewOf(db, listing, window, conditions))
  const { columns = '*', tie = TIE, time = TIME } = listing
  return readPage<Row>(db, {
    ...asked,
    columns,
    window,
    order: [column, ...tie.split(', ')],
    isSpread: column === time,
    total: page => totalOf(db, `${asked.table} ${asked.where}`, asked.values, { page }),
  })
}

const oneAmount: readonly Figure<string>[] = [{ figure: 'amount', currency: 'currency', amount: 'amount' }]

/**
 * The sums of a read model's figures by currency over the whole filter, whatever its page (of a long list: of a minute ago, see `summed`). The rows are gone through once, and added up
 * by the currencies that they have together: there are few of those, whose sums are then put together by figure.
 */
export const sums = <F extends Window>(
  db: Db,
  listing: Listing<F>,
  window: F,
  own: readonly Condition[] = [],
  sought: readonly Condition[] = [],
): Promise<readonly SumRow[]> => {
  const { table, where, values } = askedOf(listing, conditionsOf(listing, window, own, sought))
  const figures = listing.summed ?? oneAmount
  const currencies = [...new Set(figures.map(({ currency }) => currency))]
  const added = [
    ...currencies.map((currency, at) => `${currency} as currency${at}`),
    ...figures.map(({ amount }, at) => `sum(${amount}) as amount${at}`),
  ]
  const apart = figures.map(
    ({ figure, currency }, at) =>
      `(${at}, '${figure}', currency${currencies.indexOf(currency)}, amount${at})`,
  )
  return summed(
    db,
    `select figure, currency, sum(rows)::int as count, trim_scale(sum(amount))::text as amount
     from (select count(*) as rows, ${added.join(', ')} from ${table} ${where}
           group by ${currencies.map((_, at) => at + 2).join(', ')}) added,
       lateral (values ${apart.join(', ')}) each (place, figure, currency, amount)
     group by place, figure, currency order by place, currency`,
    values,
  )
}

/** The conditions of a list: those that are met by few rows, which are found first, and the others. */
type Conditions = { readonly few: readonly Condition[]; readonly others: readonly Condition[] }

const conditionsOf = <F extends Window>(
  listing: Listing<F>,
  window: F,
  own: readonly Condition[],
  few: readonly Condition[] = [],
): Conditions => {
  const equals = Object.entries<string | null>(listing.equals).flatMap(([field, column]) =>
    column === null ? [] : equal(column, window[field as Own<F>]),
  )
  const found = searched(listing, window)
  const others = [
    ...equals,
    ...alsoOf(listing, window),
    ...own,
    ...(listing.ranged?.(window) ?? []),
    ...daysOf(listing.time ?? TIME, window),
  ]
  return listing.begins || few.length > 0
    ? { few: [...found, ...few], others }
    : { few: [], others: [...others, ...found] }
}

/** The row of an id, of a table whose rows are told apart by it, and those of a member, of one that says who a row's parties are. */
const alsoOf = <F extends Window>({ tie = TIE, parties }: Listing<F>, { also }: F): readonly Condition[] => {
  if (!also) return []
  const isId = also.id !== undefined && tie.split(', ').includes('id')
  const isOf = also.uid !== undefined && parties !== undefined
  const taken = ['isTaken', ...(isId ? ['id'] : []), ...(isOf ? ['uid'] : [])]
  if (isId || isOf) also.isTaken = Object.keys(also).every(name => taken.includes(name))
  return [
    // Ids of some tables are numbers or UUIDs, and what is asked for may be neither.
    ...(isId ? [{ sql: 'id::text = ?', values: [String(also.id)] }] : []),
    ...(isOf ? [anyColumn(parties, String(also.uid))] : []),
  ]
}

const anyColumn = (columns: readonly string[], value: string): Condition => ({
  sql: columns.map(column => `${column} = ?`).join(' or '),
  values: columns.map(() => value),
})

/**
 * The conditions by which a page's rows are found first. What is searched for may be met by most rows: then the list is read in its
 * order. And days long ago are met by few, though PostgreSQL expects them on the way in an order that goes with the time.
 */
const fewOf = async <F extends Window>(
  db: Db,
  listing: Listing<F>,
  window: F,
  { few, others }: Conditions,
): Promise<Conditions> => {
  if (few.length > 0 && (await areFew(db, listing.table, few))) return { few, others }
  const all = [...few, ...others]
  return (await areFarDays(db, listing, window)) ? { few: all, others: [] } : { few: [], others: all }
}

/** Whether the list begins far from the days asked for, further than they have rows. A member's own rows are never many. */
const areFarDays = async <F extends Window>(
  db: Db,
  { table, sorts, time = TIME }: Listing<F>,
  window: F,
): Promise<boolean> => {
  const { sort, order, from, to, timeZone } = window
  const isAnotherDate = sort.endsWith('_date') && sorts[sort as F['sort']] !== time
  const [passedBy] = order === 'asc' ? beforeDay(time, from, timeZone) : afterDay(time, to, timeZone)
  if (!isAnotherDate || !passedBy || ('uid' in window && window.uid !== undefined)) return false
  return areFar(db, table, daysOf(time, window), passedBy)
}

/** The table with its few rows found first, the other conditions, and the values of all. */
const askedOf = ({ table, arms }: Pick<Listing<Window>, 'table' | 'arms'>, { few, others }: Conditions) => {
  const first = joined(few)
  const { where, values } = joined(others, first.values.length)
  return { ...firstOf({ table, arms }, first.where), where, values: [...first.values, ...values] }
}

/**
 * The few rows that are searched for are found first (`offset 0`), and put in order then. PostgreSQL would rather go through the whole
 * list in its order, for it expects many.
 */
const firstOf = ({ table, arms }: Pick<Listing<Window>, 'table' | 'arms'>, where: string) => {
  if (!where) return { table, arms }
  const alias = /\w+$/.exec(table)?.[0]
  const from = (rows: string) => `(select * from ${rows} ${where} offset 0) ${alias}`
  return { table: from(table), arms: arms?.map(arm => `select * from ${from(`(${arm}) ${alias}`)}`) }
}
