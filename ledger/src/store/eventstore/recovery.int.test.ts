import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collect, idsOf, newEvent, newEvents } from '../contract/kit.ts'
import { AppendRefused, type Log, maxAppendBytes, OutcomeUnknown } from '../log.ts'
import { shareConnection } from './connection.ts'
import { createEventStoreLog } from './event-store-log.ts'
import { type EventStoreOptions, timingsOf } from './options.ts'
import {
  spawnTestEventStore,
  startTestEventStore,
  type TestEventStoreOptions,
  type TestNode,
} from './test-event-store.ts'
import { any } from './test-server/store.ts'

type Trouble = { what: string; error: { code?: number; type?: string; message: string } }

/** Quick to try again, slow to give up: tests that wait for a timeout ask for `impatient`. */
const quick = { firstPauseMs: 5, longestPauseMs: 50 } satisfies EventStoreOptions
const impatient = { appendTimeoutMs: 150, silenceMs: 150 } satisfies EventStoreOptions

let server: TestNode
let log: Log
/** What the adapter recovered from: shows that a fault has bitten. */
let troubles: Trouble[]
const cleanUps: (() => unknown)[] = []

const open = (url = server.url, options: EventStoreOptions = {}): Log => {
  const onTrouble = (what: string, error: unknown) =>
    troubles.push({ what, error: error as Trouble['error'] })
  const opened = createEventStoreLog(url, { ...quick, onTrouble, ...options })
  cleanUps.unshift(() => opened.close())
  return opened
}
const start = async (options: TestEventStoreOptions = {}): Promise<TestNode> => {
  const started = await startTestEventStore({
    ...options,
    faults: { writeTimeoutMs: 100, ...options.faults },
  })
  cleanUps.push(() => started.stop())
  return started
}
/** Before the log that beforeEach opened has connected to anything. */
const reopen = async (options: EventStoreOptions): Promise<void> => {
  await log.close()
  log = open(server.url, options)
}
const warmUp = () => log.append('warm-1', 'any', newEvents(1))
/** Appends of one event each to one stream, sent without waiting, as a keeper of a stream sends them. */
const pipeline = (stream: string, count: number, after = -1) => {
  const events = newEvents(count)
  const answers = events.map((event, i) => {
    const expected = after + i
    return log.append(stream, expected < 0 ? 'no-stream' : expected, [event])
  })
  return { ids: idsOf(events), answers: Promise.all(answers) }
}
const until = async (condition: () => boolean) => {
  while (!condition()) await sleep(5)
}

beforeEach(async () => {
  troubles = []
  server = await start()
  log = open()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

describe('an append', () => {
  test('that timed out but was committed is answered with its original result, and is there once', async () => {
    await reopen(impatient)
    await warmUp()
    await server.fault({ inFlightWriteMs: 400, inFlightRetryDropped: false })
    const result = await log.append('a-1', 'no-stream', newEvents(2))
    expect(troubles.map(({ error }) => error.message)).toContain('no answer for 150 ms')
    const stored = await log.readStream('a-1')
    expect(result).toEqual({ revision: 1, position: stored[1]?.position })
    expect(stored).toHaveLength(2)
  })

  test('whose retry is dropped because the original is in flight is asked again until it is answered', async () => {
    await reopen(impatient)
    await warmUp()
    await server.fault({ inFlightWriteMs: 600 })
    expect(await log.append('a-1', 'no-stream', newEvents(1))).toMatchObject({ revision: 0 })
    const dropped = troubles.filter(({ error }) => error.type === 'deadline-exceeded')
    expect(dropped.length).toBeGreaterThan(1)
    expect(await log.readStream('a-1')).toHaveLength(1)
  })

  test('to a server that stays silent is given up as unknown after the limit, and may then be made again', async () => {
    await reopen({ ...impatient, appendLimitMs: 400 })
    await warmUp()
    await server.fault({ silent: true })
    const events = newEvents(1)
    await expect(log.append('a-1', 'no-stream', events)).rejects.toBeInstanceOf(OutcomeUnknown)
    await server.fault({ silent: false })
    expect(await log.append('a-1', 'no-stream', events)).toMatchObject({ revision: 0 })
  })

  test('waits for a server that is silent for a while', async () => {
    await reopen(impatient)
    await warmUp()
    await server.fault({ silent: true })
    const answer = log.append('a-1', 'no-stream', newEvents(1))
    await until(() => troubles.length > 1)
    await server.fault({ silent: false })
    expect(await answer).toMatchObject({ revision: 0 })
  })

  test('works after discovery failed, which breaks a client for good', async () => {
    await server.fault({ featuresInternalError: 2 })
    expect(await log.append('a-1', 'no-stream', newEvents(1))).toMatchObject({ revision: 0 })
    expect(troubles.map(({ error }) => error.code)).toEqual([13, 13])
  })

  test('works while our clock is an hour behind the server’s', async () => {
    const elsewhere = await spawnTestEventStore()
    cleanUps.push(elsewhere.stop)
    await log.close()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    log = open(elsewhere.url)
    expect(await log.append('a-1', 'no-stream', newEvents(1))).toMatchObject({ revision: 0 })
    expect(troubles).toEqual([])
  })

  test('has an unknown outcome when the log is closed meanwhile', async () => {
    await warmUp()
    await server.fault({ silent: true })
    const lost = expect(log.append('a-1', 'no-stream', newEvents(1))).rejects.toBeInstanceOf(OutcomeUnknown)
    await log.close()
    await lost
    await expect(log.append('a-1', 'no-stream', newEvents(1))).rejects.toThrow('closed')
  })

  test.each([
    ['an empty stream name', '', newEvent()],
    ['an empty event type', 'a-1', { ...newEvent(), type: '' }],
    ['an id that is no uuid', 'a-1', { ...newEvent(), id: 'one' }],
    ['more than the limit', 'a-1', { ...newEvent(), data: JSON.stringify('x'.repeat(maxAppendBytes)) }],
    ['data that is not as JSON.stringify writes it', 'a-1', { ...newEvent(), data: '{"a": 1}' }],
  ])('is refused before anything is sent: %s', async (_, stream, event) => {
    await expect(log.append(stream, 'no-stream', [event])).rejects.toBeInstanceOf(AppendRefused)
    expect(server.connections()).toBe(0)
  })
})

describe('many appends in flight', () => {
  test('are sent one first, then all, so that a cold connection keeps their order', async () => {
    const { ids, answers } = pipeline('a-1', 50)
    expect((await answers).map(({ revision }) => revision)).toEqual(ids.map((_, i) => i))
    expect(idsOf(await log.readStream('a-1'))).toEqual(ids)
    expect(troubles).toEqual([])
  })

  test('are each answered when the server stops after storing them, and none is doubled', async () => {
    await warmUp()
    await server.fault({ inFlightWriteMs: 3_000 })
    const events = newEvents(128)
    const answers = events.map((event, i) => log.append(`many-${i}`, 'no-stream', [event]))
    const pipelined = pipeline('one-1', 128)
    await until(() => server.store.log.length >= 2 + 256)
    await server.stopAfterStore(50)
    await server.fault({ inFlightWriteMs: 1 })
    await server.restart()
    for (const { revision } of await Promise.all(answers)) expect(revision).toBe(0)
    expect((await pipelined.answers).map(({ revision }) => revision)).toEqual(events.map((_, i) => i))
    expect(server.store.log).toHaveLength(2 + 256)
    expect(troubles.map(({ error }) => error.code)).toContain(13)
  })

  test('go on in order after the connection was lost between two batches', async () => {
    await pipeline('a-1', 50).answers
    await server.dropConnections()
    // Nothing is in flight to notice it: only the client's own stream can.
    await sleep(50)
    await pipeline('a-1', 50, 49).answers
    await server.dropConnections()
    // Not noticed yet.
    await pipeline('a-1', 50, 99).answers
    expect(server.store.lastRevision('a-1')).toBe(149n)
  })

  test('survive a connection that breaks under a full socket', async () => {
    await warmUp()
    const text = JSON.stringify('x'.repeat(900_000))
    const answers = Array.from({ length: 20 }, (_, i) =>
      log.append(`big-${i}`, 'no-stream', [{ ...newEvent(), data: text }]),
    )
    await until(() => server.store.log.length > 4)
    await server.dropConnections()
    for (const { revision } of await Promise.all(answers)) expect(revision).toBe(0)
    expect(server.store.log).toHaveLength(2 + 20)
    expect(troubles.length).toBeGreaterThan(0)
  })

  test('find the new leader when the old one sends them there', async () => {
    await warmUp()
    const leader = await start()
    const [host, port] = leader.address.split(':') as [string, string]
    await server.fault({ notLeader: { host, port: Number(port) } })
    await server.dropConnections()
    const { ids, answers } = pipeline('a-1', 20)
    await answers
    expect(leader.store.lastRevision('a-1')).toBe(19n)
    expect(server.store.lastRevision('a-1')).toBe(-1n)
    expect(troubles.map(({ error }) => error.type)).toContain('not-leader')
    expect(idsOf(await log.readStream('a-1'))).toEqual(ids)
  })
})

describe('a subscription', () => {
  test.each([undefined, 'burst-'])(
    'dropped in a burst resumes at once and misses nothing (prefix: %s)',
    async streamPrefix => {
      // Any pause would take longer than this test may.
      await reopen({ firstPauseMs: 600_000, longestPauseMs: 600_000 })
      const seen = collect(log, { ...(streamPrefix && { streamPrefix }) })
      const ids: string[] = []
      for (let i = 0; i < 5; i++) {
        const events = newEvents(400)
        ids.push(...idsOf(events))
        await log.append(`burst-${i}`, 'no-stream', events)
        await seen.reaches(ids.length)
      }
      expect(idsOf(seen.events)).toEqual(ids)
      expect(troubles.map(({ error }) => error.code)).toContain(10)
    },
  )

  test('goes on after the node was restarted, and misses what was written meanwhile by nobody', async () => {
    const seen = collect(log, { streamPrefix: 'a-' })
    const ids: string[] = []
    for (let i = 0; i < 4; i++) {
      const events = newEvents(10)
      ids.push(...idsOf(events))
      await log.append(`a-${i}`, 'no-stream', events)
      await seen.reaches(ids.length)
      await server.restart()
    }
    expect(idsOf(seen.events)).toEqual(ids)
    expect(troubles.filter(({ what }) => what === 'subscription').length).toBeGreaterThan(2)
  })

  test('delivers once what the server delivers twice', async () => {
    await server.fault({ duplicateDelivery: true })
    const seen = collect(log, {})
    const events = newEvents(30)
    for (const event of events) await log.append('a-1', 'any', [event])
    await seen.reaches(30)
    expect(idsOf(seen.events)).toEqual(idsOf(events))
    expect(idsOf(await log.readAll({ limit: 100, streamPrefix: 'a-' }))).toEqual(idsOf(events))
  })

  test('gets nothing of the system’s own events, and neither do reads', async () => {
    const system = { contentType: 'application/json', data: Buffer.from('{}'), metadata: new Uint8Array() }
    const note = () =>
      server.store.append('$notes', any, [
        { ...system, ...newEvent(), data: system.data, metadata: system.metadata },
      ])
    note()
    expect(await log.head()).toBeUndefined()
    const seen = collect(log, {})
    const { position } = await log.append('a-1', 'no-stream', newEvents(1))
    for (let i = 0; i < 40; i++) note()
    await log.append('a-1', 0, newEvents(1))
    note()
    await seen.reaches(2)
    expect(new Set(seen.events.map(({ stream }) => stream))).toEqual(new Set(['a-1']))
    expect(await log.readAll({ limit: 5 })).toHaveLength(2)
    expect(await log.readAll({ limit: 1, after: position })).toHaveLength(1)
    expect(await log.readAll({ limit: 5, streamPrefix: '$' })).toEqual([])
    expect(await log.head()).toBe(seen.events[1]?.position)
  })

  test('holds the server back while its handler is at work, and loses nothing by it', async () => {
    const events = newEvents(3_000)
    for (let i = 0; i < 3_000; i += 500) await log.append(`a-${i}`, 'no-stream', events.slice(i, i + 500))
    const sizes: number[] = []
    const seen = collect(log, {}, async batch => {
      sizes.push(batch.length)
      // Long enough for all the rest to come, if it did.
      if (sizes.length === 1) await sleep(300)
    })
    await seen.reaches(3_000)
    expect(idsOf(seen.events)).toEqual(idsOf(events))
    expect(Math.max(...sizes)).toBeLessThan(1_100)
  })

  test('forgets nothing it has not delivered when the server says it has looked further', async () => {
    let letGo = () => {}
    const busy = new Promise<void>(resolve => {
      letGo = resolve
    })
    // The last few of these are received but wait behind a full inbox, with a checkpoint behind them.
    const ids: string[] = []
    for (const count of [500, 500, 8]) {
      const events = newEvents(count)
      ids.push(...idsOf(events))
      await log.append(`a-${ids.length}`, 'no-stream', events)
    }
    for (let i = 0; i < 6; i++) await log.append(`b-${i}`, 'no-stream', newEvents(500))
    const seen = collect(log, { streamPrefix: 'a-' }, () => busy)
    await sleep(300)
    await server.dropConnections()
    await until(() => troubles.some(({ what }) => what === 'subscription'))
    letGo()
    await seen.reaches(ids.length)
    expect(idsOf(seen.events)).toEqual(ids)
  })

  test('is opened again when the server never confirms it', async () => {
    await reopen(impatient)
    await warmUp()
    await server.fault({ silent: true })
    const seen = collect(log, {})
    await until(() => troubles.length > 1)
    await server.fault({ silent: false })
    await seen.reaches(1)
    expect(troubles[0]?.error.message).toContain('no subscription')
  })
})

/** The server's ids are its own; ours stand beside the metadata. */
const idIn = ({ metadata }: { metadata: Uint8Array }): string =>
  JSON.parse(Buffer.from(metadata).toString('utf8')).eventId

describe('whatever happens', () => {
  const misfortunes = [
    () => server.dropConnections(),
    () => server.restart({ downMs: 50 }),
    () => server.fault({ featuresInternalError: 1 }),
    () => server.fault({ duplicateDelivery: true }),
    () => server.stopAfterStore(30).then(() => server.restart()),
    () =>
      server
        .fault({ silent: true })
        .then(() => sleep(500))
        .then(() => server.fault({ silent: false })),
  ]

  test('every append is answered and stored once, and readers see all of them in order', async () => {
    await reopen({ appendTimeoutMs: 300, silenceMs: 300 })
    const all = collect(log, {})
    const some = collect(log, { streamPrefix: 'some-' })
    let isOver = false
    const write = async (stream: string) => {
      const ids: string[] = []
      while (!isOver) {
        const { ids: written, answers } = pipeline(stream, 5, ids.length - 1)
        ids.push(...written)
        expect((await answers).at(-1)?.revision).toBe(ids.length - 1)
      }
      return [stream, ids] as const
    }
    const writers = Array.from({ length: 10 }, (_, i) => write(`${i % 2 ? 'some' : 'more'}-${i}`))
    for (const misfortune of [...misfortunes, ...misfortunes]) {
      await misfortune()
      await sleep(50)
    }
    isOver = true
    for (const [stream, ids] of await Promise.all(writers))
      expect(idsOf(await log.readStream(stream))).toEqual(ids)
    const stored = server.store.log.filter(({ stream }) => !stream.startsWith('$'))
    await all.reaches(stored.length)
    expect(idsOf(all.events)).toEqual(stored.map(idIn))
    const own = stored.filter(({ stream }) => stream.startsWith('some-'))
    await some.reaches(own.length)
    expect(idsOf(some.events)).toEqual(own.map(idIn))
  })
})

describe('a read', () => {
  test('is made again when the connection breaks, and is whole', async () => {
    const events = newEvents(600)
    await log.append('a-1', 'no-stream', events)
    await server.fault({ slowReaderMs: 1 })
    const reading = log.readStream('a-1')
    await sleep(50)
    await server.dropConnections()
    expect(idsOf(await reading)).toEqual(idsOf(events))
    expect(troubles.map(({ what }) => what)).toContain('read')
  })

  test('is made again when the client is replaced under it, and is whole', async () => {
    await reopen({ appendTimeoutMs: 150 })
    const events = newEvents(200)
    await log.append('a-1', 'no-stream', events)
    await server.fault({ slowReaderMs: 2, inFlightWriteMs: 400, inFlightRetryDropped: false })
    const reading = log.readStream('a-1')
    const timingOut = log.append('a-2', 'no-stream', newEvents(1))
    expect(idsOf(await reading)).toEqual(idsOf(events))
    await timingOut
    expect(new Set(troubles.map(({ what }) => what))).toEqual(new Set(['append', 'read']))
  })

  test('may take longer than the silence allowed as long as something comes', async () => {
    await reopen({ silenceMs: 600 })
    await log.append('a-1', 'no-stream', newEvents(40))
    await server.fault({ slowReaderMs: 20 })
    expect(await log.readStream('a-1')).toHaveLength(40)
    expect(troubles).toEqual([])
  })

  test('of a position that is none fails at once', async () => {
    const { position } = await log.append('a-1', 'no-stream', newEvents(2))
    const other = position?.replaceAll(/\d{20}/g, number =>
      (BigInt(number) - 1n).toString().padStart(20, '0'),
    )
    await expect(log.readAll({ after: other as typeof position, limit: 1 })).rejects.toMatchObject({
      code: 2,
    })
    expect(troubles).toEqual([])
  })

  test('gives up on a server that stays silent', async () => {
    await reopen({ ...impatient, readLimitMs: 200 })
    await server.fault({ silent: true })
    await expect(log.head()).rejects.toThrow(/^(nothing read|no answer to a read)/)
  })
})

describe('the one client', () => {
  test('is shared by all logs on the same server, and goes with the last of them', async () => {
    const other = open()
    await log.append('a-1', 'no-stream', newEvents(1))
    await other.append('a-2', 'no-stream', newEvents(1))
    expect(server.connections()).toBe(1)
    await log.close()
    expect(await other.append('a-1', 0, newEvents(1))).toMatchObject({ revision: 1 })
    await other.close()
    await until(() => server.connections() === 0)
  })

  test('cannot be joined by a second one, only followed by it', async () => {
    const elsewhere = await start()
    expect(() => open(elsewhere.url)).toThrow('only one at a time')
    await log.close()
    log = open(elsewhere.url)
    await log.append('a-1', 'no-stream', newEvents(1))
    expect(elsewhere.store.lastRevision('a-1')).toBe(0n)
  })

  test('is gone before the next one is there', async () => {
    await log.close()
    const first = shareConnection(server.url, timingsOf({}))
    const { client } = await first.connection.session()
    for await (const _ of client.readAll({ maxCount: 1 })) expect(server.connections()).toBe(1)
    let isGone = false
    const going = first.release().then(() => {
      isGone = true
    })
    const next = shareConnection(server.url, timingsOf({}))
    await next.connection.session()
    expect(isGone).toBe(true)
    await Promise.all([going, next.release()])
  })

  test('is refused the setting that makes it answer wrongly, and an address that is none', async () => {
    await log.close()
    expect(() => open(`${server.url}&throwOnAppendFailure=false`)).toThrow('throwOnAppendFailure')
    expect(() => open('postgres://localhost')).toThrow()
  })
})
