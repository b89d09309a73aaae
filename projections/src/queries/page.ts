import type { QueryResultRow } from 'pg'
import { ask, type Db } from './ask.ts'

/** Rows that a page may pass by from the front before it is worth knowing how many stand behind it. */
export const NEAR_ROWS = 10_000
/** Rows before a page that are looked at for having the same time as its first one. */
const MOST_SAME = 1_000

type Order = 'asc' | 'desc'

type Asked = {
  readonly columns: string
  /** The list's table, and the conditions of its filter; empty when there are none. */
  readonly table: string
  readonly where: string
  /** The selects that make up the table, where it is a union: each has an index for the order, and the union has none. */
  readonly arms?: readonly string[] | undefined
  readonly values: readonly unknown[]
  /** The columns that order it; together they tell every two rows apart. */
  readonly order: readonly string[]
  /** Whether few rows have the same first of those columns, as it is with times. */
  readonly isSpread?: boolean
  readonly window: { readonly page: number; readonly limit: number; readonly order: Order }
  /** How many rows there are in all; with a page that is read meanwhile, its count may give up. */
  readonly total: (page?: Promise<unknown>) => Promise<number>
}

const opposite = { asc: 'desc', desc: 'asc' } as const

const orderBy = (order: readonly string[], towards: Order): string =>
  order.map(column => `${column} ${towards}`).join(', ')

/**
 * One page of a list, and how many rows there are. A page in the second half of a long list is read backwards from its end,
 * so that the last page passes by as few rows as the first. Beyond the end nothing is read.
 */
export const readPage = async <Row extends QueryResultRow>(
  db: Db,
  asked: Asked,
  nearRows = NEAR_ROWS,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const { total } = asked
  const { page, limit, order: given } = asked.window
  const direction = given === 'asc' ? 'asc' : 'desc'
  const before = (page - 1) * limit
  if (before < nearRows) {
    const rows = read<Row>(db, asked, direction, limit, before)
    const [found, all] = await Promise.all([rows, total(rows)])
    return { rows: found, total: all }
  }
  const all = await total()
  const count = Math.min(limit, all - before)
  if (count <= 0) return { rows: [], total: all }
  const behind = all - before - count
  const far = (towards: Order, passed: number) =>
    passed < nearRows
      ? read<Row>(db, asked, towards, count, passed)
      : seek<Row>(db, asked, towards, count, passed)
  if (behind >= before) return { rows: await far(direction, before), total: all }
  return { rows: (await far(opposite[direction], behind)).toReversed(), total: all }
}

const read = <Row extends QueryResultRow>(
  db: Db,
  asked: Asked,
  towards: Order,
  count: number,
  passed: number,
): Promise<readonly Row[]> => {
  const sorted = `order by ${orderBy(asked.order, towards)}`
  return ask<Row>(
    db,
    `select ${asked.columns} from ${rowsOf(asked, sorted, passed + count)} ${sorted} limit ${count} offset ${passed}`,
    asked.values,
  )
}

/** The table under its conditions; of a union, no more rows of each arm than the page may need. */
const rowsOf = ({ table, where, arms }: Asked, sorted: string, most: number): string => {
  if (!arms) return `${table} ${where}`
  const alias = table.split(' ').at(-1)
  const first = arms.map(arm => `(select * from (${arm}) ${alias} ${where} ${sorted} limit ${most})`)
  return `(${first.join(' union all ')}) ${alias}`
}

/** The row that a page begins with: the first columns of its order, and how many rows before it have the same ones. */
type Place = { readonly key: readonly (string | null)[]; readonly same: number }

/**
 * The same far from either end: finds the row that the page begins with by what orders the list, which an index holds alone, and
 * reads on from there. So no row before the page is looked at itself. Where the order has gaps (a time that is not known yet), or
 * rows went away meanwhile, the page is read the plain way.
 */
const seek = async <Row extends QueryResultRow>(
  db: Db,
  asked: Asked,
  towards: Order,
  count: number,
  passed: number,
): Promise<readonly Row[]> => {
  const { columns, table, where, values, order } = asked
  const place =
    (asked.isSpread ? await timeAt(db, asked, towards, passed) : undefined) ??
    (await rowAt(db, asked, towards, passed))
  if (!place) return read(db, asked, towards, count, passed)
  const { key, same } = place
  const places = key.map((_, at) => `$${values.length + at + 1}`).join(', ')
  const from = `(${order.slice(0, key.length).join(', ')}) ${towards === 'asc' ? '>=' : '<='} (${places})`
  const rows = await ask<Row>(
    db,
    `select ${columns} from ${table} ${where} ${where ? 'and' : 'where'} ${from}
     order by ${orderBy(order, towards)} limit ${count} offset ${same}`,
    [...values, ...key],
  )
  return rows.length < count ? read(db, asked, towards, count, passed) : rows
}

/** The columns become texts of one row only: of half a million that are passed by, that would take longer than passing them by. */
const rowAt = async (
  db: Db,
  { table, where, values, order }: Asked,
  towards: Order,
  passed: number,
): Promise<Place | undefined> => {
  const keys = order.map((column, at) => `${column} as key${at}`).join(', ')
  const [first] = await ask<Record<string, string | null>>(
    db,
    `select ${order.map((_, at) => `key${at}::text`).join(', ')} from (
       select ${keys} from ${table} ${where} order by ${orderBy(order, towards)} limit 1 offset ${passed}) first`,
    values,
  )
  return first && { key: Object.values(first), same: 0 }
}

/** The same by the first column alone, so that an index of it is enough; undefined where too many rows have the same. */
const timeAt = async (
  db: Db,
  { table, where, values, order }: Asked,
  towards: Order,
  passed: number,
): Promise<Place | undefined> => {
  const [time] = order
  const looked = Math.min(MOST_SAME, passed)
  const last = `(select ${towards === 'asc' ? 'max' : 'min'}(time) from near)`
  const [found] = await ask<{ key: string; same: number }>(
    db,
    `with near as materialized (select ${time} as time from ${table} ${where} order by ${time} ${towards}
       limit ${looked + 1} offset ${passed - looked})
     select time::text as key, count(*)::int - 1 as same from near where time = ${last} group by time`,
    values,
  )
  return found && found.same < looked ? { key: [found.key], same: found.same } : undefined
}
