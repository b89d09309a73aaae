import type { QueryResultRow } from 'pg'
import { ask, type Db } from './ask.ts'

/** Rows that a page may pass by from the front before it is worth knowing how many stand behind it. */
const NEAR_ROWS = 10_000

type Asked = {
  /** All rows of the list, without an order. */
  readonly select: string
  /** The columns that order it; together they tell every two rows apart. */
  readonly order: readonly string[]
  readonly values: readonly unknown[]
  readonly window: { readonly page: number; readonly limit: number; readonly order: 'asc' | 'desc' }
  readonly total: () => Promise<number>
}

const opposite = { asc: 'desc', desc: 'asc' } as const

/**
 * One page of a list, and how many rows there are. A page in the second half of a long list is read backwards from its end,
 * so that the last page passes by as few rows as the first. Beyond the end nothing is read.
 */
export const readPage = async <Row extends QueryResultRow>(
  db: Db,
  { select, order, values, window: { page, limit, order: given }, total }: Asked,
  nearRows = NEAR_ROWS,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const direction = given === 'asc' ? 'asc' : 'desc'
  const before = (page - 1) * limit
  const read = (towards: 'asc' | 'desc', count: number, passed: number) => {
    const columns = order.map(column => `${column} ${towards}`).join(', ')
    return ask<Row>(db, `${select} order by ${columns} limit ${count} offset ${passed}`, values)
  }
  if (before < nearRows) {
    const [rows, all] = await Promise.all([read(direction, limit, before), total()])
    return { rows, total: all }
  }
  const all = await total()
  const count = Math.min(limit, all - before)
  if (count <= 0) return { rows: [], total: all }
  const behind = all - before - count
  if (behind >= before) return { rows: await read(direction, count, before), total: all }
  return { rows: (await read(opposite[direction], count, behind)).toReversed(), total: all }
}
