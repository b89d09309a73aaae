import { Client, DatabaseError, type QueryArrayConfig, type QueryArrayResult } from 'pg'

/** One pipelined connection that is opened again when it breaks. Queries are answered in the order they were sent. */
export type WriterConnection = {
  readonly query: <Row extends unknown[]>(query: QueryArrayConfig) => Promise<QueryArrayResult<Row>>
  readonly close: () => Promise<void>
}

/**
 * The server said no and undid the statement. Any other failure leaves open whether it was carried out: of a full disk,
 * only the severity tells one from the other.
 */
export const wasUndone = (error: unknown): boolean =>
  error instanceof DatabaseError && error.severity === 'ERROR'

/**
 * The append function is planned once, for index look-ups: planned for the arrays at hand, each call would cost more than it
 * does, and on a log of some size a hash join reads all of it.
 *
 * The severity of an error is a word in the server's language, in which `wasUndone` would not know it. A role that may not set
 * it (`grant set on parameter lc_messages`) takes the server's: appends that it refuses are then tried until the time is over.
 */
const settings = `
  do $$ begin set lc_messages = 'C'; exception when insufficient_privilege then null; end $$;
  set plan_cache_mode = force_generic_plan;
  set enable_hashjoin = off; set enable_mergejoin = off; set enable_seqscan = off; set enable_bitmapscan = off;
  set jit = off;
  set default_transaction_isolation = 'read committed'`

/** Connects with the first query, and again after the connection broke. A query fails after `queryTimeoutMs` without an answer. */
export const createWriterConnection = (url: string, queryTimeoutMs: number): WriterConnection => {
  // `pipeline` is missing in the published types.
  const config = {
    connectionString: url,
    application_name: 'strongroom log writer',
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: queryTimeoutMs,
    query_timeout: queryTimeoutMs,
  }
  let current: Promise<Client> | undefined

  const connect = (): Promise<Client> => {
    const client = new Client(config)
    const ready = client
      .connect()
      .then(() => client.query(settings))
      .then(() => client)
    const forget = () => {
      if (current === ready) current = undefined
    }
    // Queries under way are rejected besides; without a listener the event would end the process.
    client.on('error', forget)
    client.on('end', forget)
    ready.catch(forget)
    return ready
  }

  return {
    query: async <Row extends unknown[]>(query: QueryArrayConfig) => {
      current ??= connect()
      return (await current).query<Row>(query)
    },
    close: async () => {
      const client = await current?.catch(() => undefined)
      await client?.end()
    },
  }
}
