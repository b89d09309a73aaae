import { ask, type Db } from './ask.ts'
import { type Condition, joined } from './condition.ts'
import { NEAR_ROWS } from './page.ts'

/** So many rows are found and put in order in less time than a page's reader notices. */
const FEW_ROWS = 100_000

type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }] }

/** Rows of a table that PostgreSQL expects to meet conditions, by its statistics: it looks at none of them. */
const expectedRows = async (db: Db, table: string, conditions: readonly Condition[]): Promise<number> => {
  const { where, values } = joined(conditions)
  const [row] = await ask<Explained>(db, `explain (format json) select from ${table} ${where}`, values)
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Whether few rows are expected to meet conditions. */
export const areFew = async (db: Db, table: string, conditions: readonly Condition[]): Promise<boolean> =>
  (await expectedRows(db, table, conditions)) <= FEW_ROWS

/** Whether rows that a page would pass by, more of them than it may, are more than those that meet conditions. */
export const areFar = async (
  db: Db,
  table: string,
  conditions: readonly Condition[],
  passedBy: Condition,
): Promise<boolean> => {
  const [within, before] = await Promise.all([
    expectedRows(db, table, conditions),
    expectedRows(db, table, [passedBy]),
  ])
  return before > NEAR_ROWS && within < before
}
