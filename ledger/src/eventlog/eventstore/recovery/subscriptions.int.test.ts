import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { any } from '../../../../test-server/store.ts'
import type { Position } from '../../envelope.ts'
import { collect, idsOf, newEvent, newEvents } from '../../testing/contract/kit.ts'
import {
  givenNode,
  impatient,
  log,
  pipeline,
  reopen,
  server,
  troubles,
  until,
  warmUp,
} from '../testing/recovery-kit.ts'

givenNode()

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

  test('after a position of another log is refused', () => {
    const after = '00000000000000000332' as Position
    expect(() => log.subscribe({ after, streamPrefix: 'a-' }, () => {})).toThrow('no position in an')
  })

  test('is opened again when the server never confirms it', async () => {
    await reopen(impatient)
    await warmUp()
    await server.fault({ silent: true })
    const seen = collect(log, {})
    const unconfirmed = () => troubles.filter(({ error }) => error.message.includes('no subscription'))
    await until(() => unconfirmed().length > 1)
    await server.fault({ silent: false })
    await seen.reaches(1)
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
