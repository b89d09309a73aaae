import {
  END,
  type EventStoreDBClient,
  type ReadAllOptions,
  type ReadStreamOptions,
  START,
  StreamNotFoundError,
} from '@eventstore/db-client'
import type { Log, StoredEvent } from '../log.ts'
import type { Connection, Session } from './connection.ts'
import { isSystemEvent, positionOf, type Recorded, toStoredEvent } from './event-data.ts'
import { type OnTrouble, pauseAfter, type Timings } from './options.ts'
import { type Outcome, readOutcomeOf } from './outcome.ts'
import { type AllPosition, fromPosition } from './position.ts'

/** A read of the client's: `data` with an event each, `error` or `end`. */
type Reading = NodeJS.EventEmitter & { cancel(): Promise<void> }
type StartReading = (client: EventStoreDBClient) => Reading

/** How many records to look at in one request, at most, when most of them are somebody else's. */
const longestScan = 4_096

export const createReads = (
  connection: Connection,
  timings: Timings,
  onTrouble: OnTrouble,
): Pick<Log, 'readStream' | 'readAll' | 'head'> => {
  /** Tries until there is an answer. */
  const read = async (start: StartReading): Promise<Recorded[]> => {
    const startedAt = performance.now()
    for (let failures = 0; ; failures++) {
      await sleep(pauseAfter(failures, timings))
      const outcome = await readOnce(connection, timings.silenceMs, start)
      if (outcome.kind === 'answered') return outcome.value
      if (outcome.kind === 'refused') throw outcome.error
      onTrouble('read', outcome.error)
      if (performance.now() - startedAt > timings.readLimitMs) throw outcome.error
    }
  }

  const readStream: Log['readStream'] = async (stream, { from, direction = 'forwards', limit } = {}) => {
    // The server has no answer to "none".
    if (limit === 0) return []
    const maxCount = limit ?? Number.MAX_SAFE_INTEGER
    const fromRevision = from === undefined ? (direction === 'forwards' ? START : END) : BigInt(from)
    try {
      const options: ReadStreamOptions = { direction, fromRevision, maxCount, requiresLeader: true }
      return (await read(client => client.readStream(stream, options))).map(toStoredEvent)
    } catch (error) {
      if (error instanceof StreamNotFoundError) return []
      throw error
    }
  }

  const readAll: Log['readAll'] = async ({ after, direction = 'forwards', limit, streamPrefix = '' }) => {
    const found: StoredEvent[] = []
    let from = after === undefined ? undefined : fromPosition(after)
    let maxCount = limit + 1
    while (found.length < limit) {
      const fromPosition = from ?? (direction === 'forwards' ? START : END)
      const options: ReadAllOptions = { direction, fromPosition, maxCount, requiresLeader: true }
      const page = await read(client => client.readAll(options))
      for (const event of page) {
        // Forwards the server begins with the record at the position itself.
        if (isSystemEvent(event) || !event.streamId.startsWith(streamPrefix) || isAt(event, from)) continue
        found.push(toStoredEvent(event))
      }
      const last = page.at(-1)
      if (!last || page.length < maxCount) break
      from = positionOf(last)
      maxCount = Math.max(limit - found.length + 1, Math.min(maxCount * 2, longestScan))
    }
    return found.slice(0, limit)
  }

  const head: Log['head'] = async () => (await readAll({ direction: 'backwards', limit: 1 }))[0]?.position
  return { readStream, readAll, head }
}

const isAt = (event: Recorded, position: AllPosition | undefined): boolean => {
  const { commit, prepare } = positionOf(event)
  return commit === position?.commit && prepare === position.prepare
}

const readOnce = async (
  connection: Connection,
  silenceMs: number,
  start: StartReading,
): Promise<Outcome<Recorded[]>> => {
  const session = await connection.session()
  try {
    return { kind: 'answered', value: await collect(session, silenceMs, start) }
  } catch (error) {
    const outcome = readOutcomeOf(error)
    if (outcome.kind === 'lost') connection.lost(session, error)
    return outcome
  }
}

const collect = ({ client, ended }: Session, silenceMs: number, start: StartReading): Promise<Recorded[]> =>
  new Promise((resolve, reject) => {
    const events: Recorded[] = []
    const reading = start(client)
    const stop = (error: unknown) => {
      settle()
      reading.cancel().catch(() => {})
      reject(error)
    }
    // A client that is replaced ends its reads without an error, as if they were complete.
    const onEnded = () => stop(new Error('the connection was given up'))
    const silence = setTimeout(() => stop(new Error(`nothing read for ${silenceMs} ms`)), silenceMs)
    const settle = () => {
      clearTimeout(silence)
      ended.removeEventListener('abort', onEnded)
    }
    ended.addEventListener('abort', onEnded)
    reading.on('error', stop)
    reading.on('data', ({ event }: { event?: Recorded }) => {
      silence.refresh()
      if (event) events.push(event)
    })
    reading.on('end', () => {
      settle()
      resolve(events)
    })
  })

const sleep = (ms: number) => (ms === 0 ? undefined : new Promise<void>(resolve => setTimeout(resolve, ms)))
