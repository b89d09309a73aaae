import { randomInt } from 'node:crypto'
import { limitsMs } from '@strongroom/shared/limits'
import { Client } from 'pg'
import { pause } from '../pause.ts'

/**
 * This process as the others see it: it lives as long as its session with the database does. A killed process loses it at
 * once, one that is stopped, starved or collecting garbage keeps it however long that takes, and a machine that has vanished
 * loses it within three seconds.
 */
export type ProcessSession = {
  /** The number that this process holds its jobs under; undefined while it has no session. */
  readonly epoch: () => number | undefined
  /** Settles when there is a session, or when the process stops. */
  readonly live: () => Promise<void>
  /** The epochs of every process that lives, this one's among them. */
  readonly living: () => Promise<ReadonlySet<number>>
  readonly close: () => Promise<void>
}

type Options = {
  readonly databaseUrl: string
  /** This process has begun anew, under this number. */
  readonly onEpoch: (epoch: number) => void
  /** A process has begun, this one or another: a session that ended before it may have held jobs. */
  readonly onBegun: () => void
  readonly onError: (error: Error) => void
}

const MOST_EPOCHS = 2 ** 31
/** First half of the advisory locks: 'SRPR'. */
const LOCKS = 0x53525052
const CHANNEL = 'strongroom_processes'
const RETRY_MS = 500
/** A connection that the network has swallowed does not say goodbye. */
const END_MS = 1_000

/**
 * The server sends nothing on this session but a word when a process begins, so that its kernel's probes tell whether the
 * machine is there: with an answer on its way there are none. Processes that are stopped answer both by their kernel.
 */
const settings = `
  set tcp_keepalives_idle = 1; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 2;
  set tcp_user_timeout = 3000; set idle_session_timeout = 0; listen ${CHANNEL}`

const livingSql = `select objid::int8::text as epoch from pg_locks
  where locktype = 'advisory' and classid = ${LOCKS} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`

/** Opens the session, and another, with another epoch, whenever it is lost. */
export const openProcessSession = ({ databaseUrl, onEpoch, onBegun, onError }: Options): ProcessSession => {
  const stop = new AbortController()
  let current: { readonly client: Client; readonly epoch: number } | undefined
  let begun = Promise.withResolvers<void>()

  const once = async (): Promise<void> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'strongroom process',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: limitsMs.database,
    })
    const gone = new Promise<void>(resolve => client.on('end', resolve).on('error', () => resolve()))
    client.on('notification', onBegun)
    try {
      await client.connect()
      await client.query(settings)
      const epoch = await takeEpoch(client)
      onEpoch(epoch)
      current = { client, epoch }
      begun.resolve()
      await client.query(`notify ${CHANNEL}`)
      await Promise.race([gone, aborted(stop.signal)])
    } finally {
      // A try that came to no session leaves those who wait for one waiting for the next.
      if (current) begun = Promise.withResolvers<void>()
      current = undefined
      await Promise.race([client.end().catch(() => {}), pause(END_MS, stop.signal)])
    }
  }
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await once().catch(onError)
      await pause(RETRY_MS, stop.signal)
    }
  }
  const running = run()

  return {
    epoch: () => current?.epoch,
    live: () => (current ? Promise.resolve() : Promise.race([begun.promise, aborted(stop.signal)])),
    living: async () => {
      if (!current) throw new Error('this process has no session with the database')
      const { rows } = await current.client.query<{ epoch: string }>(livingSql)
      return new Set(rows.map(({ epoch }) => Number(epoch)))
    },
    close: () => {
      stop.abort()
      return running
    },
  }
}

/** A number that no process that lives has. */
const takeEpoch = async (client: Client): Promise<number> => {
  for (;;) {
    const epoch = randomInt(1, MOST_EPOCHS)
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as held', [LOCKS, epoch])
    if (rows[0]?.held) return epoch
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
