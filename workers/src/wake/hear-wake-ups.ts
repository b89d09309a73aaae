import { limitsMs } from '@strongroom/shared/limits'
import { Client } from 'pg'
import { pause } from '../pause.ts'

type Options = {
  readonly databaseUrl: string
  /** The channel on which the database names jobs that have work now. */
  readonly channel: string
  /** Jobs and read models of this process. Others that are named are another configuration's. */
  readonly names: readonly string[]
  readonly ask: (name: string) => void
  /** The connection is there, for the first time or again: what was named before was not heard. */
  readonly onListening: () => void
  readonly stopping: AbortSignal
}

const RETRY_MS = 1_000
/** A second request this soon would only repeat the first. */
const QUIET_MS = 50

/**
 * Asks for each job that the database names, at once. Connects again by itself. A request that is lost (the queue may be away) is
 * made good when the job is looked at next. Settles after `stopping` aborts.
 */
export const hearWakeUps = async ({
  databaseUrl,
  channel,
  names,
  ask,
  onListening,
  stopping,
}: Options): Promise<void> => {
  const wake = coalesced(ask, stopping)
  const hear = (name: string) => {
    if (names.includes(name)) void wake(name)
  }
  while (!stopping.aborted) {
    await listenOnce(databaseUrl, channel, hear, onListening, stopping).catch(() => {})
    await pause(RETRY_MS, stopping)
  }
}

/** Asks for a name at once, and for all requests of the next moment together once more. */
const coalesced = (ask: Options['ask'], stopping: AbortSignal) => {
  const again = new Map<string, boolean>()
  return async (name: string): Promise<void> => {
    if (again.has(name)) {
      again.set(name, true)
      return
    }
    do {
      again.set(name, false)
      ask(name)
      await pause(QUIET_MS, stopping)
    } while (again.get(name) && !stopping.aborted)
    again.delete(name)
  }
}

/** Settles when the connection is gone. */
const listenOnce = async (
  url: string,
  channel: string,
  hear: (name: string) => void,
  onListening: () => void,
  stopping: AbortSignal,
): Promise<void> => {
  const client = new Client({
    connectionString: url,
    application_name: 'strongroom job wake-ups',
    keepAlive: true,
    connectionTimeoutMillis: limitsMs.database,
  })
  const gone = new Promise<void>(resolve => client.on('end', resolve).on('error', () => resolve()))
  client.on('notification', ({ payload }) => hear(payload ?? ''))
  await client.connect()
  const close = () => void client.end().catch(() => {})
  stopping.addEventListener('abort', close)
  await client.query(`listen ${channel}`)
  onListening()
  if (stopping.aborted) close()
  await gone
  stopping.removeEventListener('abort', close)
}
