import {
  END,
  type ReadAllOptions,
  type ReadStreamOptions,
  START,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client'
import {
  type HiddenBy,
  type Log,
  LogUnavailable,
  type ReadAll,
  type ReadStream,
  type StoredEvent,
  StreamHidden,
} from '../log.ts'
import { collect, type Page, type Question } from './collect.ts'
import type { Connection } from './connection.ts'
import { isSystemEvent, positionOf, type Recorded } from './event-data.ts'
import { prefixFilter } from './filters.ts'
import { createHidden } from './hidden-streams.ts'
import { pauseAfter, type Timings } from './options.ts'
import type { Outages } from './outages.ts'
import { type Outcome, readOutcomeOf } from './outcome.ts'
import { type AllPosition, fromPosition } from './position.ts'
import { hiddenByMetadata } from './stream-limits.ts'
import type { Follow } from './subscribe.ts'

/** How many records to look at in one request, at most, when most of them belong to other programs. */
const longestScan = 4_096

/** The reading half of the port. Reads go to the leader and are tried again until `readLimitMs`; then `LogUnavailable`. */
export const createReads = (
  connection: Connection,
  timings: Timings,
  outages: Outages,
  follow: Follow,
): Pick<Log, 'readStream' | 'readAll' | 'hidden' | 'watchHidden' | 'head'> => {
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

  /** How events of a stream are hidden, by the last record of its metadata. */
  const hiddenBy = async (stream: string): Promise<HiddenBy | undefined> => {
    const [metadata] = await readFrom(`$$${stream}`, { direction: 'backwards', limit: 1 })
    return metadata && hiddenByMetadata(metadata.data)
  }

  const readFrom = async (
    stream: string,
    { from, direction = 'forwards', limit: maxCount = Number.MAX_SAFE_INTEGER }: ReadStream,
  ): Promise<readonly StoredEvent[]> => {
    const fromRevision = from === undefined ? (direction === 'forwards' ? START : END) : BigInt(from)
    try {
      const options: ReadStreamOptions = { direction, fromRevision, maxCount, requiresLeader: true }
      return (await read({ start: client => client.readStream(stream, options) })).events
    } catch (error) {
      if (error instanceof StreamDeletedError) throw new StreamHidden(stream, 'stream-deleted')
      if (error instanceof StreamNotFoundError) return []
      throw error
    }
  }

  /** A stream of which a beginning is missing, or of which all is, does not read like one that has none. */
  const readStream: Log['readStream'] = async (stream, options = {}) => {
    // The server has no answer to "none".
    if (options.limit === 0) return []
    const events = await readFrom(stream, options)
    if (options.direction === 'backwards') return events
    const { from = 0 } = options
    const [first] = events
    if (first && first.revision > from) throw new StreamHidden(stream, 'stream-truncated')
    // The end of a stream that is read on finds nothing either, all the time.
    if (first || from > 0) return events
    const by = await hiddenBy(stream)
    if (by) throw new StreamHidden(stream, by)
    return events
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
  return { readStream, readAll, ...createHidden(read, follow), head }
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

const sleep = (ms: number) => (ms === 0 ? undefined : new Promise<void>(resolve => setTimeout(resolve, ms)))
