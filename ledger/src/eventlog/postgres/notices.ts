import { limitsMs } from '@strongroom/shared/limits'
import { Client, type Pool } from 'pg'
import { pause, type WakeUp } from '../wake-up.ts'

const channel = 'strongroom_log'
const quietly = `select set_config('synchronous_commit', 'off', true), pg_notify('${channel}', '')`

/**
 * Tells other processes that there is more to read. Only a hint, so failures are not answered; and since a notifying
 * transaction stops all others that notify, there is never more than one at a time and seldom more than one in `gapMs`.
 */
export const createNotifier = (pool: Pool, gapMs = 10) => {
  let isDue = false
  let running: Promise<void> | undefined
  const run = async () => {
    while (isDue) {
      isDue = false
      // No caller waits for this to be on the disk, and the log's own commits need the disk.
      await pool.query(quietly).catch(() => {})
      await new Promise(resolve => setTimeout(resolve, gapMs))
    }
    running = undefined
  }
  return {
    notify: () => {
      isDue = true
      running ??= run()
    },
    /** Settles when nothing is left to tell. */
    close: async () => running,
  }
}

/** Rings the bell whenever some process has told that it wrote. Connects again by itself, ringing then too. */
export const listenForNotices = (url: string, bell: WakeUp, retryMs = 1_000) => {
  const stop = new AbortController()
  const listen = async () => {
    while (!stop.signal.aborted) {
      await listenOnce(url, bell, stop.signal).catch(() => {})
      await pause(retryMs, stop.signal)
    }
  }
  const done = listen()
  return {
    close: () => {
      stop.abort()
      return done
    },
  }
}

/** Settles when the connection is gone. */
const listenOnce = async (url: string, bell: WakeUp, signal: AbortSignal): Promise<void> => {
  const client = new Client({
    connectionString: url,
    application_name: 'strongroom log listener',
    keepAlive: true,
    connectionTimeoutMillis: limitsMs.database,
  })
  const gone = new Promise<void>(resolve => client.on('end', resolve).on('error', () => resolve()))
  client.on('notification', bell.ring)
  await client.connect()
  const close = () => void client.end().catch(() => {})
  signal.addEventListener('abort', close)
  await client.query(`listen ${channel}`)
  bell.ring()
  if (signal.aborted) close()
  await gone
  signal.removeEventListener('abort', close)
}
