import type { PoolClient, QueryResultRow } from 'pg'
import { ask } from './ask.ts'

/** So many rows are taken over in a few milliseconds. */
const ROWS_AT_ONCE = 1_000

/**
 * Asks for rows of which there may be hundreds of thousands, in a transaction that is under way, and takes them over some at a time:
 * Node reads what a server has sent up to two megabytes in one go, and nobody has a turn meanwhile. `take` is handed each page in
 * order.
 */
export const askInPages = async <Row extends QueryResultRow>(
  client: PoolClient,
  text: string,
  values: readonly unknown[],
  take: (rows: readonly Row[]) => void,
): Promise<void> => {
  // All rows are taken: a plan that is quick with the first of them alone may be slow with all.
  await client.query('set local cursor_tuple_fraction = 1')
  await ask(client, `declare pages no scroll cursor for ${text}`, values)
  for (let isLast = false; !isLast; ) {
    const rows = await ask<Row>(client, `fetch ${ROWS_AT_ONCE} from pages`)
    if (rows.length > 0) take(rows)
    isLast = rows.length < ROWS_AT_ONCE
  }
  await client.query('close pages')
}
