import { asError } from '@strongroom/shared/error'
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg'

/**
 * A pool whose connections live. A new connection costs PostgreSQL a process and some tens of milliseconds of processor, which
 * under load is more than the statement: idle connections are kept, and a statement that the server refused does not end its
 * connection, as it does in `Pool` (`pg-pool` releases with the error). Loss of a connection is reported as `error`.
 */
export const openPool = (config: PoolConfig): Pool =>
  new KeptPool({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, idleTimeoutMillis: 0, ...config })

class KeptPool extends Pool {
  // The overloads of `Pool.query` with a callback or a stream are used by no code of ours.
  override query = (async (text: string, values?: unknown[]): Promise<QueryResult> => {
    const client = await this.connect()
    // A connection lost during the statement rejects it besides; without a listener the event would end the process.
    client.on('error', ignore)
    try {
      const result = await client.query(text, values)
      giveBack(client)
      return result
    } catch (error) {
      giveBack(client, isAnswered(error) ? undefined : asError(error))
      throw error
    }
  }) as Pool['query']
}

const ignore = () => {}

const giveBack = (client: PoolClient, broken?: Error): void => {
  client.off('error', ignore)
  client.release(broken)
}

/** The server answered, and waits for the next statement. Of any other failure it is not known what is still under way. */
const isAnswered = (error: unknown): boolean =>
  error instanceof DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC'
