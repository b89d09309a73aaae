import { itemAt } from '@strongroom/shared'
import { checkTogether } from './check-append.ts'
import type { Position } from './envelope.ts'
import { follow } from './follow.ts'
import { judgeTogether, type StreamFacts } from './judge-append.ts'
import { hashAtEnd, type Log, type NewEvent, type ReadAll, type ReadStream, type StoredEvent } from './log.ts'
import { scanPages } from './scan.ts'
import { createWakeUp } from './wake-up.ts'

const pageSize = 500

/** A stream's events in order, and by their ids. */
type Stream = { readonly events: StoredEvent[]; readonly byId: Map<string, StoredEvent> }

/**
 * A log in memory that behaves as the real ones do, for unit tests, and as the baseline that the real ones are measured
 * against. It forgets everything with the process.
 */
export const createMemoryLog = (): Log => {
  const all: StoredEvent[] = []
  const streams = new Map<string, Stream>()
  const bell = createWakeUp()
  const subscriptions = new Set<() => Promise<void>>()

  const write = (stream: string, after: number, events: readonly NewEvent[]) => {
    const createdAt = new Date().toISOString()
    const stored: Stream = streams.get(stream) ?? { events: [], byId: new Map() }
    streams.set(stream, stored)
    for (const [i, event] of events.entries()) {
      const position = positionOf(all.length + 1)
      const { id, type, data, metadata } = event
      const written = { id, type, data, metadata, stream, revision: after + 1 + i, position, createdAt }
      all.push(written)
      stored.events.push(written)
      stored.byId.set(id, written)
    }
    bell.ring()
    return { revision: after + events.length, position: positionOf(all.length) }
  }

  const log: Log = {
    knowsHashes: true,
    append: async (stream, expected, events) => {
      return itemAt(await log.appendTogether([{ stream, expected, events }]), 0)
    },
    appendTogether: async appends => {
      checkTogether(appends)
      const idsOf = new Map(appends.map(({ stream, events }) => [stream, events]))
      const verdict = judgeTogether(appends, stream => factsOf(streams.get(stream), idsOf.get(stream) ?? []))
      if (verdict.kind === 'written') return verdict.results
      return appends.map(({ stream, events }, i) => write(stream, verdict.after[i] ?? -1, events))
    },
    readStream: async (stream, options = {}) => pageOfStream(streams.get(stream)?.events ?? [], options),
    readAll: async options => pageOfAll(all, options),
    scan: after => scanPages(log.readAll, after),
    head: async () => all.at(-1)?.position,
    subscribe: ({ after, ...filter }, onEvents) => {
      const read = async (last: Position | undefined) => {
        const events = pageOfAll(all, { ...filter, after: last, limit: pageSize })
        return { events, upTo: (events.length === pageSize ? events : all).at(-1)?.position }
      }
      const subscription = follow({ read, bell, pollMs: 60_000, retryMs: 10 }, after, onEvents)
      subscriptions.add(subscription.close)
      return subscription
    },
    close: async () => {
      await Promise.all([...subscriptions].map(close => close()))
    },
  }
  return log
}

const positionOf = (count: number): Position => String(count).padStart(20, '0') as Position

const factsOf = (stream: Stream | undefined, events: readonly NewEvent[]): StreamFacts => {
  const held = events.flatMap(event => {
    const there = stream?.byId.get(event.id)
    return there ? [[event.id, { ...there, isSame: isSame(there, event) }] as const] : []
  })
  const last = stream?.events.at(-1)
  return { head: last?.revision ?? -1, headHash: hashAtEnd(last?.metadata ?? ''), held: new Map(held) }
}

const isSame = (one: NewEvent, other: NewEvent): boolean =>
  one.type === other.type && one.data === other.data && one.metadata === other.metadata

const pageOfStream = (stored: readonly StoredEvent[], { from, direction, limit }: ReadStream) =>
  direction === 'backwards'
    ? stored
        .slice(0, (from ?? stored.length - 1) + 1)
        .reverse()
        .slice(0, limit)
    : stored.slice(from ?? 0).slice(0, limit)

const pageOfAll = (all: readonly StoredEvent[], { after, direction, limit, streamPrefix = '' }: ReadAll) => {
  // Positions count from 1 here, so one also says how many events stand up to it.
  const rest =
    direction === 'backwards'
      ? all.slice(0, after && Number(after) - 1).reverse()
      : all.slice(after ? Number(after) : 0)
  return rest.filter(event => event.stream.startsWith(streamPrefix)).slice(0, limit)
}
