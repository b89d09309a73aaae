import type { wire } from '@strongroom/shared'
import type { QueryResultRow } from 'pg'
import type { Ranged } from './amounts.ts'
import type { Db } from './ask.ts'
import type { Condition } from './condition.ts'
import { readPage } from './page.ts'
import { type SumRow, summed } from './summed.ts'
import { totalOf } from './total.ts'

export type { Condition } from './condition.ts'
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
  /** Members whose names are searched for: their rows are found too. */
  readonly searchedUids?: readonly string[] | undefined
}

/** The rows of a page, and how many there are in all of its list (of a long one: were a minute ago, see `totalOf`). */
export type Listed<Row> = { readonly rows: readonly Row[]; readonly total: number }

/** The fields of a list's filter that are its own. */
type Own<F> = Exclude<keyof F, keyof Window> & string

/** A figure of each row, with the columns of its currency and its amount. */
type Figure = { readonly figure: wire.ListFigure; readonly currency: string; readonly amount: string }

/** How a read model may be listed under the filter `F` of a call. All of it is our own text, none of it a caller's. */
export type Listing<F extends Window> = Described<F> & RangedLike<F>

type Described<F extends Window> = {
  readonly table: string
  /** The selects of which `table` is the union, each with an index for the order. */
  readonly arms?: readonly string[]
  /** The selected columns, all when left out. */
  readonly columns?: string
  /** The column behind each name that the call sorts by. */
  readonly sorts: Readonly<Record<F['sort'], string>>
  /** The column that a field of the filter has to equal; null for one that makes a condition of its own. */
  readonly equals: Readonly<Record<Own<F>, string | null>>
  /** Makes the order of equal rows certain; columns with `, ` between them. */
  readonly tie: string
  /** The column `from` and `to` are about. */
  readonly time: string
  /** Columns that `search` looks into, anywhere and in any letter case: all rows are read for it, so only of lists that stay short. */
  readonly search?: readonly string[]
  /** Columns whose values begin with what is searched for. Each has an index of `text_pattern_ops`. */
  readonly begins?: readonly string[]
  /** Columns that are what is searched for. Each has an index. */
  readonly is?: readonly string[]
  /** The figures of a row that `sums` adds up, where it is not one amount in columns that are called so. */
  readonly summed?: readonly Figure[]
  /** The rows that a range of amounts keeps; null where it is part of a condition of the list's own. */
  readonly ranged?: Ranged | null
}

/** A list whose call takes a range says what it is of. */
type RangedLike<F> = keyof wire.AmountRange extends keyof F
  ? { readonly ranged: Ranged | null }
  : { readonly ranged?: never }

/** `column = value`, or no condition when there is no value. */
export const equal = (column: string, value: unknown): readonly Condition[] =>
  value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }]

/** One page of a read model's rows under the filter and conditions besides; `sought` are conditions that few rows meet, each by an index. */
export const list = async <Row extends QueryResultRow, F extends Window>(
  db: Db,
  listing: Listing<F>,
  window: F,
  own: readonly Condition[] = [],
  sought: readonly Condition[] = [],
): Promise<Listed<Row>> => {
  const { table, arms, where, values } = conditionsOf(listing, window, own, sought)
  const column = Object.hasOwn(listing.sorts, window.sort)
    ? listing.sorts[window.sort as F['sort']]
    : undefined
  if (!column) throw new Error(`${listing.table} is not sorted by ${window.sort}`)
  const { columns = '*', tie } = listing
  return readPage<Row>(db, {
    ...{ columns, table, where, arms, values, window },
    order: [column, ...tie.split(', ')],
    total: page => totalOf(db, `${table} ${where}`, values, { page }),
  })
}

const oneAmount: readonly Figure[] = [{ figure: 'amount', currency: 'currency', amount: 'amount' }]

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
  const { table, where, values } = conditionsOf(listing, window, own, sought)
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

const conditionsOf = <F extends Window>(
  listing: Listing<F>,
  window: F,
  own: readonly Condition[],
  few: readonly Condition[] = [],
) => {
  const equals = Object.entries<string | null>(listing.equals).flatMap(([field, column]) =>
    column === null ? [] : equal(column, window[field as Own<F>]),
  )
  const found = searched(listing, window)
  const others = [...equals, ...own, ...(listing.ranged?.(window) ?? []), ...daysOf(listing, window)]
  const { table, arms } = listing
  if (!listing.begins && few.length === 0) return { table, arms, ...joined([...others, ...found]) }
  const sought = joined([...found, ...few])
  const { where, values } = joined(others, sought.values.length)
  return { ...firstOf(listing, sought.where), where, values: [...sought.values, ...values] }
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

/** The conditions, with places for their values behind so many others. */
const joined = (conditions: readonly Condition[], behind = 0) => {
  let count = behind
  const parts = conditions.map(({ sql }) => `(${sql.replaceAll('?', () => `$${++count}`)})`)
  return {
    where: parts.length > 0 ? `where ${parts.join(' and ')}` : '',
    values: conditions.flatMap(each => each.values),
  }
}

const daysOf = (
  { time }: Pick<Listing<Window>, 'time'>,
  { from, to, timeZone = 'UTC' }: Window,
): readonly Condition[] => [
  ...(from ? [{ sql: `${time} >= (?::date::timestamp at time zone ?)`, values: [from, timeZone] }] : []),
  ...(to ? [{ sql: `${time} < ((?::date + 1)::timestamp at time zone ?)`, values: [to, timeZone] }] : []),
]

const anyOf = (columns: readonly string[] | undefined, condition: string, value: unknown) =>
  (columns ?? []).map(column => ({ sql: `${column} ${condition}`, value }))

/** Ids are written in one letter case: people who type one in capitals mean the same. */
const cased = (text: string): readonly string[] => [...new Set([text, text.toLowerCase()])]

const searched = (
  { search: anywhere, begins, is }: Pick<Listing<Window>, 'search' | 'begins' | 'is'>,
  { search, searchedUids }: Window,
): readonly Condition[] => {
  if (!search || !(anywhere?.length || begins?.length || is?.length)) return []
  const literal = search.replace(/[\\%_]/g, '\\$&')
  const found = [
    ...anyOf(anywhere, 'ilike ?', `%${literal}%`),
    ...cased(literal).flatMap(text => anyOf(begins, 'like ?', `${text}%`)),
    ...anyOf(is, '= ?', search),
    ...(searchedUids ? [{ sql: 'uid = any(?)', value: searchedUids }] : []),
  ]
  return [{ sql: found.map(({ sql }) => sql).join(' or '), values: found.map(({ value }) => value) }]
}
