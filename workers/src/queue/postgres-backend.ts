import { openPool } from '@strongroom/ledger/eventlog/tools'
import { type BackendFactory, PostgresConnection, PostgresQueueBackend, runMigrations } from 'bullmq'

const SCHEMA = 'bullmq'

/** Our processes hear of jobs by notifications: nothing reads the rows of events, of which each job would write five. */
const keepNoEvents = `
  create or replace function ${SCHEMA}.keep_no_event() returns trigger language plpgsql as 'begin return null; end';
  create or replace trigger keep_no_event before insert on ${SCHEMA}.event
    for each row execute function ${SCHEMA}.keep_no_event()`
const isMade = `select exists (select from pg_trigger where tgname = 'keep_no_event') as is_made`

/**
 * One pool and one listening connection for all queues and workers of a process, where BullMQ opens a pool and a listening
 * connection for each of them. The pool keeps its connections, whatever a statement is answered.
 */
export const openPostgresBackends = (databaseUrl: string, max: number) => {
  const pool = openPool({
    connectionString: databaseUrl,
    max,
    application_name: 'strongroom queue',
    // BullMQ's statements name no schema.
    options: `-c search_path=${SCHEMA}`,
  })
  const connection = new SharedConnection(pool as never)
  const create: BackendFactory<PostgresQueueBackend> = (name, options) =>
    new SharedBackend(connection, name, options as never)
  return {
    pool,
    connection,
    create,
    close: async () => {
      await connection.close()
      await pool.end()
    },
  }
}

class SharedConnection extends PostgresConnection {
  #ready: Promise<void> | undefined

  /** Makes BullMQ's tables, which it does itself only in a pool of its own, and keeps no rows of its events. */
  override waitUntilReady(): Promise<void> {
    this.#ready ??= this.#migrate()
    return this.#ready
  }

  async #migrate(): Promise<void> {
    const client = await this.pool.connect()
    try {
      await runMigrations(client, SCHEMA)
      const { rows } = await client.query<{ is_made: boolean }>(isMade)
      if (!rows[0]?.is_made) await client.query(keepNoEvents)
    } finally {
      client.release()
    }
  }
}

class SharedBackend extends PostgresQueueBackend {
  readonly #listenAgain = () => {
    if (!this.closing) void this.disconnectBlocking().then(() => this.reconnectBlocking())
  }

  constructor(connection: PostgresConnection, name: string, options: never) {
    super(connection, name, options, false)
    connection.on('listenerinvalidated', this.#listenAgain)
  }

  /** The connection outlives it. */
  override close(): Promise<void> {
    this.connection.off('listenerinvalidated', this.#listenAgain)
    this.closing ??= Promise.resolve()
    return this.closing
  }
}
