import { itemAt } from '@strongroom/shared'
import { limitsMs } from '@strongroom/shared/limits'
import { checkAppend, checkTogether } from '../check-append.ts'
import type { Position } from '../envelope.ts'
import { follow, type Read } from '../follow.ts'
import type { Log, Subscription } from '../log.ts'
import { migrate } from '../migrate.ts'
import { createWakeUp } from '../wake-up.ts'
import { createAppendStore } from './append-store.ts'
import { AppendWriter } from './append-writer.ts'
import { connections } from './connections.ts'
import { openPool } from './kept-pool.ts'
import { createNotifier, listenForNotices } from './notices.ts'
import { createReads } from './reads.ts'
import { createScan } from './scan.ts'
import { createWriterConnection } from './writer-connection.ts'

type PostgresLogOptions = {
  readonly url: string
  /** Connections for reading, besides one for writing and one for listening. */
  readonly maxReaders?: number
  /** Without an answer for so long, an append is rejected with `OutcomeUnknown`. */
  readonly appendTimeoutMs?: number
  /** Subscriptions look at least so often, whether they were notified or not: a notification that is lost costs so much. */
  readonly pollMs?: number
}

const pageSize = 1_000
/**
 * Every commit wakes a follower of some of the streams, and mostly for nothing: a look is two queries, and a busy process would
 * do nothing else a thousand times a second.
 */
const restMs = 20

/** The event log in PostgreSQL, in schema `log`, which it creates when missing. */
export const createPostgresLog = async ({
  url,
  maxReaders = connections.logReaders,
  // The last look may begin right before the limit, and takes half of it.
  appendTimeoutMs = (limitsMs.append * 2) / 3,
  pollMs = 60_000,
}: PostgresLogOptions): Promise<Log> => {
  await migrate({ url, schema: 'log', dir: new URL('./migrations', import.meta.url) })
  const pool = openPool({
    connectionString: url,
    max: maxReaders,
    connectionTimeoutMillis: limitsMs.database,
    application_name: 'strongroom log reader',
  })
  // An idle connection that breaks is replaced when the next is needed.
  pool.on('error', () => {})
  const bell = createWakeUp()
  const notifier = createNotifier(pool)
  // The process before this one may have died between a commit and telling of it.
  notifier.notify()
  const connection = createWriterConnection(url, appendTimeoutMs / 2)
  const writer = new AppendWriter({
    store: createAppendStore(connection),
    timeoutMs: appendTimeoutMs,
    onCommitted: () => {
      bell.ring()
      notifier.notify()
    },
  })
  const reads = createReads(pool)
  const subscriptions = new Set<Subscription>()
  let listener: ReturnType<typeof listenForNotices> | undefined
  let isClosed = false

  const readOn =
    (streamPrefix: string | undefined) =>
    async (after: Position | undefined): Promise<Read> => {
      // Asked first, so that an event written between the two queries is read again rather than passed over.
      const head = streamPrefix ? await reads.head() : undefined
      const events = await reads.all({ after, limit: pageSize, ...(streamPrefix && { streamPrefix }) })
      const last = events.at(-1)?.position ?? after
      const isAll = events.length < pageSize && head !== undefined && (last === undefined || head > last)
      return { events, upTo: isAll ? head : last }
    }

  return {
    knowsHashes: true,
    append: async (stream, expected, events) => {
      checkAppend(stream, expected, events)
      if (isClosed) throw new Error('the log is closed')
      return itemAt(await writer.append({ stream, expected, events }), 0)
    },
    appendTogether: async appends => {
      checkTogether(appends)
      if (isClosed) throw new Error('the log is closed')
      return await writer.append(...appends)
    },
    readStream: (stream, options = {}) => reads.stream(stream, options),
    readAll: reads.all,
    scan: createScan(url, reads.all),
    head: reads.head,
    subscribe: ({ after, streamPrefix }, onEvents) => {
      listener ??= listenForNotices(url, bell)
      const source = {
        read: readOn(streamPrefix),
        bell,
        pollMs,
        retryMs: 200,
        ...(streamPrefix && { restMs }),
      }
      const subscription = follow(source, after, onEvents)
      subscriptions.add(subscription)
      return subscription
    },
    close: async () => {
      isClosed = true
      await Promise.all(Array.from(subscriptions, subscription => subscription.close()))
      await writer.drain()
      await Promise.all([connection.close(), listener?.close(), notifier.close()])
      await pool.end()
    },
  }
}
