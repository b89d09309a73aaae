import {
  CancelledError,
  END,
  type EventStoreDBClient,
  type ReadAllOptions,
  type ReadStreamOptions,
  START,
  StreamNotFoundError,
} from '@eventstore/db-client'
import { type Log, LogUnavailable, type ReadAll, type StoredEvent } from '../log.ts'
import type { Connection, Session } from './connection.ts'
import { isSystemEvent, positionOf, type Recorded, toStoredEvent } from './event-data.ts'
import { pauseAfter, type Timings } from './options.ts'
import type { Outages } from './outages.ts'
import { type Outcome, readOutcomeOf } from './outcome.ts'
import { type AllPosition, fromPosition } from './position.ts'
import { prefixFilter } from './prefix-filter.ts'

/** A read of the client's, or a subscription as far as it catches up: `data` with an event each, then `end` or `caughtUp`. */
type Reading = NodeJS.EventEmitter & ({ cancel(): Promise<void> } | { unsubscribe(): Promise<void> })

/** A query, and the condition that ends it: `limit` of the events it wants, or no more events. */
type Question = {
  readonly start: (client: EventStoreDBClient, isAlive: () => void) => Reading
  /** `previous` is where the event before it stood. */
  readonly wants?: (event: Recorded, previous: AllPosition | undefined) => boolean
  readonly limit?: number
}

/** The events wanted, and how many were looked at for them, up to which position. */
type Page = { readonly events: StoredEvent[]; seen: number; last: AllPosition | undefined }

/** How many records to look at in one request, at most, when most of them belong to other programs. */
const longestScan = 4_096

/** The reading half of the port. Reads go to the leader and are tried again until `readLimitMs`; then `LogUnavailable`. */
export const createReads = (
  connection: Connection,
  timings: Timings,
  outages: Outages,
): Pick<Log, 'readStream' | 'readAll' | 'head'> => {
  /** Tries until there is an answer. */
  const read = async (question: Question): Promise<Page> => {
    const startedAt = performance.now()
    for (let failures = 0; ; failures++) {
      await sleep(pauseAfter(failures, timings))
      const outcome = await readOnce(connection, timings.silenceMs, question)
      if (outcome.kind === 'answered' || outcome.kind === 'refused') outages.answered(question)
      if (outcome.kind === 'answered') return outcome.value
      if (outcome.kind === 'refused') throw outcome.error
      outages.failed(question, 'read', outcome.error)
      if (performance.now() - startedAt > timings.readLimitMs) {
        outages.givenUp(question)
        throw new LogUnavailable('no answer to a read of the log', { cause: outcome.error })
      }
    }
  }

  const readStream: Log['readStream'] = async (stream, { from, direction = 'forwards', limit } = {}) => {
    // The server has no answer to "none".
    if (limit === 0) return []
    const maxCount = limit ?? Number.MAX_SAFE_INTEGER
    const fromRevision = from === undefined ? (direction === 'forwards' ? START : END) : BigInt(from)
    try {
      const options: ReadStreamOptions = { direction, fromRevision, maxCount, requiresLeader: true }
      return (await read({ start: client => client.readStream(stream, options) })).events
    } catch (error) {
      if (error instanceof StreamNotFoundError) return []
      throw error
    }
  }

  /** The client's own read takes no filter, so that all the other events would have to come too; a subscription does. */
  const readPrefixed = async ({ after, limit, streamPrefix = '' }: ReadAll): Promise<StoredEvent[]> => {
    // A position of another log is refused here, before anything is asked.
    const from = after === undefined ? START : fromPosition(after)
    const start: Question['start'] = (client, isAlive) =>
      client.subscribeToAll({
        fromPosition: from,
        filter: prefixFilter(streamPrefix, isAlive),
        requiresLeader: true,
      })
    // Like any subscription it may deliver an event twice.
    const wants: Question['wants'] = (event, previous) => !isSystemEvent(event) && !isAt(event, previous)
    return (await read({ start, limit, wants })).events
  }

  const readAll: Log['readAll'] = async options => {
    const { after, direction = 'forwards', limit, streamPrefix = '' } = options
    if (limit === 0) return []
    if (direction === 'forwards' && streamPrefix) return readPrefixed(options)
    const found: StoredEvent[] = []
    let from = after === undefined ? undefined : fromPosition(after)
    let maxCount = limit + 1
    while (found.length < limit) {
      const fromPosition = from ?? (direction === 'forwards' ? START : END)
      const request: ReadAllOptions = { direction, fromPosition, maxCount, requiresLeader: true }
      const start = from
      const page = await read({
        start: client => client.readAll(request),
        // Forwards the server begins with the record at the position itself.
        wants: event =>
          !isSystemEvent(event) && event.streamId.startsWith(streamPrefix) && !isAt(event, start),
      })
      for (const event of page.events) found.push(event)
      if (!page.last || page.seen < maxCount) break
      from = page.last
      maxCount = Math.max(limit - found.length + 1, Math.min(maxCount * 2, longestScan))
    }
    return found.slice(0, limit)
  }

  const head: Log['head'] = async () => (await readAll({ direction: 'backwards', limit: 1 }))[0]?.position
  return { readStream, readAll, head }
}

const isAt = (event: Recorded, position: AllPosition | undefined): boolean => {
  if (!position) return false
  const { commit, prepare } = positionOf(event)
  return commit === position.commit && prepare === position.prepare
}

const readOnce = async (
  connection: Connection,
  silenceMs: number,
  question: Question,
): Promise<Outcome<Page>> => {
  const session = await connection.session()
  try {
    return { kind: 'answered', value: await collect(session, silenceMs, question) }
  } catch (error) {
    const outcome = readOutcomeOf(error)
    if (outcome.kind === 'lost') connection.lost(session, error)
    return outcome
  }
}

const collect = (
  { client, ended }: Session,
  silenceMs: number,
  { start, wants, limit = Number.POSITIVE_INFINITY }: Question,
): Promise<Page> =>
  new Promise((resolve, reject) => {
    const page: Page = { events: [], seen: 0, last: undefined }
    let isOver = false
    let reading: Reading | undefined
    const stop = (settle: () => void) => {
      if (isOver) return
      isOver = true
      clearInterval(silence)
      ended.removeEventListener('abort', onEnded)
      if (reading) cancel(reading).catch(() => {})
      settle()
    }
    const fail = (error: unknown) => stop(() => reject(error))
    const finish = () => stop(() => resolve(page))
    // A client that is replaced ends its reads without an error, as if they were complete.
    const onEnded = () => fail(new Error('the connection was given up'))
    // Looked at now and then: winding a timer for every event costs more than the event.
    let isSilent = true
    const silence = setInterval(() => {
      if (isSilent) fail(new Error(`nothing read for ${silenceMs} ms`))
      isSilent = true
    }, silenceMs)
    ended.addEventListener('abort', onEnded)

    try {
      reading = start(client, () => {
        isSilent = false
      })
    } catch (error) {
      return fail(error)
    }
    reading.on('error', fail)
    // A client that closes its channel by itself keeps the error of the read it cut off, and the read only seems to end.
    reading.on('pipe', (source: NodeJS.EventEmitter) =>
      source.on('error', error => fail(new CancelledError(error))),
    )
    reading.on('data', ({ event }: { event?: Recorded }) => {
      if (isOver || !event) return
      isSilent = false
      try {
        take(event, page, wants)
        if (page.events.length >= limit) finish()
      } catch (error) {
        fail(error)
      }
    })
    reading.on('end', finish)
    reading.on('caughtUp', finish)
  })

/** Converted as it comes, so that the client's parsed form is soon forgotten. */
const take = (event: Recorded, page: Page, wants: Question['wants']): void => {
  const previous = page.last
  page.last = positionOf(event)
  page.seen++
  if (!wants || wants(event, previous)) page.events.push(toStoredEvent(event))
}

const cancel = (reading: Reading): Promise<void> =>
  'cancel' in reading ? reading.cancel() : reading.unsubscribe()

const sleep = (ms: number) => (ms === 0 ? undefined : new Promise<void>(resolve => setTimeout(resolve, ms)))
