import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Log } from '../../log.ts'
import { idsOf, newEvents } from '../../testing/contract/kit.ts'
import { createEventStoreLog } from '../event-store-log.ts'
import type { EventStoreOptions } from '../options.ts'
import { startTestEventStore, type TestEventStoreOptions, type TestNode } from './test-event-store.ts'

// The kit of these tests: a node that can be hurt, and a log on it that is quick to try again.

type Trouble = { what: string; error: { code?: number; type?: string; message: string } }

/** Quick to try again, slow to give up: tests that wait for a timeout ask for `impatient`. */
const quick = {
  ...{ firstPauseMs: 5, longestPauseMs: 50 },
  ...{ appendLimitMs: 600_000, readLimitMs: 600_000 },
} satisfies EventStoreOptions
export const impatient = { appendTimeoutMs: 150, silenceMs: 150 } satisfies EventStoreOptions

export let server: TestNode
export let log: Log
/** The faults that the adapter recovered from: shows that a fault has bitten. */
export let troubles: Trouble[]
export const cleanUps: (() => unknown)[] = []

export const open = (url = server.url, options: EventStoreOptions = {}): Log => {
  const onTrouble = (what: string, error: unknown) =>
    troubles.push({ what, error: error as Trouble['error'] })
  const opened = createEventStoreLog(url, { ...quick, onTrouble, ...options })
  cleanUps.unshift(() => opened.close())
  return opened
}
export const start = async (options: TestEventStoreOptions = {}): Promise<TestNode> => {
  const started = await startTestEventStore({
    ...options,
    faults: { writeTimeoutMs: 100, ...options.faults },
  })
  cleanUps.push(() => started.stop())
  return started
}
/** Goes on with another log. */
export const use = (other: Log): void => {
  log = other
}
/** Before the log that beforeEach opened has connected to anything. */
export const reopen = async (options: EventStoreOptions): Promise<void> => {
  await log.close()
  use(open(server.url, options))
}
export const warmUp = () => log.append('warm-1', 'any', newEvents(1))
/** Appends of one event each to one stream, sent without waiting, as a keeper of a stream sends them. */
export const pipeline = (stream: string, count: number, after = -1) => {
  const events = newEvents(count)
  const answers = events.map((event, i) => {
    const expected = after + i
    return log.append(stream, expected < 0 ? 'no-stream' : expected, [event])
  })
  return { ids: idsOf(events), answers: Promise.all(answers) }
}
export const until = async (condition: () => boolean) => {
  while (!condition()) await sleep(5)
}

/** Starts such a node before each test of the file that calls this, and cleans up after it. */
export const givenNode = (): void => {
  beforeEach(async () => {
    troubles = []
    server = await start()
    log = open()
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const cleanUp of cleanUps.splice(0)) await cleanUp()
  })
}
