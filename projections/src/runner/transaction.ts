import type { Pool, PoolClient } from 'pg'

/**
 * Gives work a connection of its own. When the work throws, its transaction is rolled back; a connection on which
 * even that fails is thrown away.
 */
export const withClient = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  // Without a listener, a connection lost between two statements would end the process.
  const noteLoss = (error: Error) => {
    broken = error
  }
  client.on('error', noteLoss)
  try {
    return await work(client)
  } catch (error) {
    await client.query('rollback').catch(noteLoss)
    throw error
  } finally {
    client.off('error', noteLoss)
    client.release(broken)
  }
}

/** Work in one transaction. */
export const inTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  withClient(pool, async client => {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  })
