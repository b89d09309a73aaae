import type { QueryResultRow } from 'pg'
import { ask, type Db } from './ask.ts'

/** Rows that a page may pass by from the front before it is worth knowing how many stand behind it. */
const NEAR_ROWS = 10_000

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
  const key = order.map((column, at) => `(${column})::text as key${at}`).join(', ')
  const sorted = `order by ${orderBy(order, towards)}`
  const [first] = await ask<Record<string, string | null>>(
    db,
    `select ${key} from ${table} ${where} ${sorted} limit 1 offset ${passed}`,
    values,
  )
  const begins = Object.values(first ?? {})
  if (begins.length === 0) return read(db, asked, towards, count, passed)
  const places = order.map((_, at) => `$${values.length + at + 1}`).join(', ')
  const from = `(${order.join(', ')}) ${towards === 'asc' ? '>=' : '<='} (${places})`
  const rows = await ask<Row>(
    db,
    `select ${columns} from ${table} ${where} ${where ? 'and' : 'where'} ${from} ${sorted} limit ${count}`,
    [...values, ...begins],
  )
  return rows.length < count ? read(db, asked, towards, count, passed) : rows
}
