import type { QueryResultRow } from 'pg'
import { ask, type Db } from './ask.ts'
import { readPage } from './page.ts'
import { totalOf } from './total.ts'

/** One page of a list. `from` and `to` are days (`2026-03-01`), both included, of `timeZone`. */
export type Window = {
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

/** How a read model may be listed under the filter `F` of a call. All of it is our own text, none of it a caller's. */
export type Listing<F extends Window> = {
  readonly table: string
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
  /** Columns `search` looks into, anywhere and in any letter case. */
  readonly search: readonly string[]
}

/** A condition with `?` for each of its values. */
export type Condition = { readonly sql: string; readonly values: readonly unknown[] }

/** `column = value`, or no condition when there is no value. */
export const equal = (column: string, value: unknown): readonly Condition[] =>
  value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }]

/** One page of a read model's rows under the filter and conditions besides. */
export const list = async <Row extends QueryResultRow, F extends Window>(
  db: Db,
  listing: Listing<F>,
  window: F,
  own: readonly Condition[] = [],
): Promise<Listed<Row>> => {
  const { where, values } = conditionsOf(listing, window, own)
  const column = Object.hasOwn(listing.sorts, window.sort)
    ? listing.sorts[window.sort as F['sort']]
    : undefined
  if (!column) throw new Error(`${listing.table} is not sorted by ${window.sort}`)
  const from = `${listing.table} ${where}`
  const select = `select ${listing.columns ?? '*'} from ${from}`
  const order = [column, ...listing.tie.split(', ')]
  return readPage<Row>(db, { select, order, values, window, total: () => totalOf(db, from, values) })
}

/** How many rows of a list have each currency, and what their amounts come to: decimal strings. */
export type SumRow = {
  readonly currency: string | null
  readonly count: number
  readonly amount: string | null
}

/** The sums of a read model's columns `currency` and `amount` over the whole filter, whatever its page. */
export const sums = <F extends Window>(
  db: Db,
  listing: Listing<F>,
  window: F,
  own: readonly Condition[] = [],
): Promise<readonly SumRow[]> => {
  const { where, values } = conditionsOf(listing, window, own)
  return ask<SumRow>(
    db,
    `select currency, count(*)::int as count, trim_scale(sum(amount))::text as amount from ${listing.table} ${where}
     group by currency order by currency`,
    values,
  )
}

const conditionsOf = <F extends Window>(listing: Listing<F>, window: F, own: readonly Condition[]) => {
  const equals = Object.entries<string | null>(listing.equals).flatMap(([field, column]) =>
    column === null ? [] : equal(column, window[field as Own<F>]),
  )
  return joined([...equals, ...own, ...daysOf(listing, window), ...searched(listing, window)])
}

const joined = (conditions: readonly Condition[]) => {
  let count = 0
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

const searched = (
  { search: columns }: Pick<Listing<Window>, 'search'>,
  { search, searchedUids }: Window,
): readonly Condition[] => {
  if (!search || columns.length === 0) return []
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const found = columns.map(column => ({ sql: `${column} ilike ?`, value: pattern as unknown }))
  if (searchedUids) found.push({ sql: 'uid = any(?)', value: searchedUids })
  return [{ sql: found.map(({ sql }) => sql).join(' or '), values: found.map(({ value }) => value) }]
}
