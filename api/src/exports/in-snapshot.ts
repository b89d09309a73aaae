import { withClient } from '@strongroom/projections/runner'
import type { Pool, PoolClient } from 'pg'

/** A connection as the pool that lists read from: a question waits for the one before. */
const asPool = (client: PoolClient): Pool => {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...given: Parameters<PoolClient['query']>) => {
    const asked = last.then(() => client.query(...given))
    last = Promise.resolve(asked).catch(() => undefined)
    return asked
  }
  return { query } as unknown as Pool
}

/** Reads the database as it stands now, however long the reading takes; nothing can be written. */
export const inSnapshot = <T>(db: Pool, read: (snapshot: Pool) => Promise<T>): Promise<T> =>
  withClient(db, async client => {
    await client.query('begin isolation level repeatable read read only')
    const found = await read(asPool(client))
    await client.query('commit')
    return found
  })
