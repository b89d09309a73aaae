import { type Pool, type PoolClient, type QueryResultRow, types } from 'pg'

/** A pool, or a connection when several questions must see the same moment. */
export type Db = Pool | PoolClient

const NUMERIC = 1700
const BIGINT = 20
const TIMESTAMP = 1184
const DATE = 1082

/** How values of read models come back: decimals as strings without idle zeros, times as ISO text in UTC, days as they are. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [NUMERIC]: text => (text.includes('.') ? text.replace(/\.?0+$/, '') : text),
  [BIGINT]: Number,
  [TIMESTAMP]: text => new Date(text).toISOString(),
  [DATE]: text => text,
}

const getTypeParser = ((oid: number, format: 'text') =>
  parsers[oid] ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser

/**
 * Asks the database, and answers with rows as read models promise them. A question with a `name` is prepared once for a
 * connection: for frequent ones. It names its columns, because the columns of its answer may not change.
 */
export const ask = async <Row extends QueryResultRow>(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
  name?: string,
): Promise<readonly Row[]> => {
  const { rows } = await db.query<Row>({
    ...(name ? { name } : {}),
    text,
    values: [...values],
    types: { getTypeParser },
  })
  return rows
}
