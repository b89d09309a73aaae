import { errorCode } from '@strongroom/shared'
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

/** A long report may be reading the table that is to move. Waiting behind it would make every other reader wait as well. */
export const patiently = async <T>(work: () => Promise<T>, tries = 10): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE || tries === 0) throw error
    return patiently(work, tries - 1)
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
