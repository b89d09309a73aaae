import { openPool } from '@strongroom/ledger/eventlog/tools'
import { type BackendFactory, PostgresConnection, PostgresQueueBackend, runMigrations } from 'bullmq'

const SCHEMA = 'bullmq'
/** Longest wait for a job, in seconds, after which a worker looks by itself. */
export const LONGEST_WAIT_S = 60

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
    Object.assign(this, { run: this.#lookingAgain(Reflect.get(this, 'run')) })
  }

  /** A wait that follows one that failed would be an hour, however soon the connection is back. */
  override get maximumBlockTimeout(): number {
    return LONGEST_WAIT_S
  }

  /**
   * As a wait begins, BullMQ looks whether a job waits already. A look that fails, as when connections break one after the other,
   * it takes for a no, and would wait for the next job; here it ends the wait.
   */
  #lookingAgain(run: (command: string, values: readonly unknown[]) => Promise<unknown>) {
    return async (command: string, values: readonly unknown[]): Promise<unknown> => {
      try {
        return await run.call(this, command, values)
      } catch (error) {
        if (command === 'has_waiting_job') this.#listenAgain()
        throw error
      }
    }
  }

  /** The connection outlives it. */
  override close(): Promise<void> {
    this.connection.off('listenerinvalidated', this.#listenAgain)
    this.closing ??= Promise.resolve()
    return this.closing
  }
}
