import { ask, type Db } from '@strongroom/projections/queries'
import type { QueryResultRow } from 'pg'

/** Runs a statement whose answer nobody needs. */
export const run = async (db: Db, text: string, values: readonly unknown[] = []): Promise<void> => {
  await db.query(text, [...values])
}

/** Whether a statement has found or changed one row. */
export const matchesOne = async (db: Db, text: string, values: readonly unknown[] = []): Promise<boolean> => {
  const { rowCount } = await db.query(text, [...values])
  return rowCount === 1
}

/** The first row of an answer, its values as `ask` gives them. */
export const first = async <Row extends QueryResultRow>(
  ...question: Parameters<typeof ask>
): Promise<Row | undefined> => (await ask<Row>(...question))[0]

/** The first of the rows that a query answers with. */
export const firstOf = async <Row>(rows: Promise<readonly Row[]>): Promise<Row | undefined> => (await rows)[0]

/** The row of a statement that always has one, its values as `ask` gives them. */
export const only = async <Row extends QueryResultRow>(...question: Parameters<typeof ask>): Promise<Row> => {
  const row = await first<Row>(...question)
  if (!row) throw new Error('a statement that always has a row has none')
  return row
}
