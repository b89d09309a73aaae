import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { AppendRefused, maxAppendBytes, OutcomeUnknown } from '../../log.ts'
import { idsOf, newEvent, newEvents } from '../../testing/contract/kit.ts'
import {
  cleanUps,
  givenNode,
  impatient,
  log,
  open,
  pipeline,
  reopen,
  server,
  start,
  troubles,
  until,
  use,
  warmUp,
} from '../testing/recovery-kit.ts'
import { spawnTestEventStore } from '../testing/test-event-store.ts'

givenNode()

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
    await server.fault({ inFlightWriteMs: 20_000, writeTimeoutMs: 20 })
    const answer = log.append('a-1', 'no-stream', newEvents(1))
    const dropped = () => troubles.filter(({ error }) => error.type === 'deadline-exceeded').length
    await until(() => dropped() > 1)
    // As if the original had been answered meanwhile.
    await server.fault({ inFlightRetryDropped: false })
    expect(await answer).toMatchObject({ revision: 0 })
    expect(await log.readStream('a-1')).toHaveLength(1)
  })

  test('to a server that stays silent is given up as unknown after the limit, and may then be made again', async () => {
    await reopen({ ...impatient, appendLimitMs: 400 })
    // On a machine with other work an answer may take longer than this log waits for any.
    const patience = { timeout: 300_000 }
    await vi.waitFor(warmUp, patience)
    await server.fault({ silent: true })
    const events = newEvents(1)
    await expect(log.append('a-1', 'no-stream', events)).rejects.toBeInstanceOf(OutcomeUnknown)
    await server.fault({ silent: false })
    const again = await vi.waitFor(() => log.append('a-1', 'no-stream', events), patience)
    expect(again).toMatchObject({ revision: 0 })
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
    use(open(elsewhere.url))
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

describe('an event larger than a node with a lowered MaxAppendEventSize takes', () => {
  test.each([
    ['24.10', 24.1, true],
    ['KurrentDB 26', 26, true],
    ['24.10 without batches', 24.1, false],
  ] as const)('is refused by %s at once, and the next append goes on', async (_, version, batch) => {
    const [small, large] = [newEvent(), { ...newEvent(), data: JSON.stringify('x'.repeat(2_000)) }]
    await log.close()
    use(open((await start({ version, batch, maxEventSize: 1_000 })).url))
    await expect(log.append('a-1', 'no-stream', [large])).rejects.toBeInstanceOf(AppendRefused)
    expect(await log.append('a-1', 'no-stream', [small])).toMatchObject({ revision: 0 })
    expect(troubles).toEqual([])
  })
})

/** Resolves when a client of this process has lost a stream: listens from the call on. */
const lostStream = async (): Promise<void> => {
  const closed = Promise.withResolvers<void>()
  const hear = () => closed.resolve()
  subscribe('http2.client.stream.close', hear)
  await closed.promise
  unsubscribe('http2.client.stream.close', hear)
  // The client hears of it in the same turn.
  await turn()
}

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
    // Nothing is in flight to notice it: only the client's own stream can.
    const noticed = lostStream()
    await server.dropConnections()
    await noticed
    await pipeline('a-1', 50, 49).answers
    await server.dropConnections()
    // Not noticed yet.
    await pipeline('a-1', 50, 99).answers
    expect(server.store.lastRevision('a-1')).toBe(149n)
  })

  test('survive a connection that breaks under a full socket', async () => {
    await warmUp()
    // Several times what a connection takes at once.
    const text = JSON.stringify('x'.repeat(200_000))
    // None of these is answered before the connection breaks, however late this looks.
    await server.fault({ inFlightWriteMs: 600_000, inFlightRetryDropped: false })
    const answers = Array.from({ length: 20 }, (_, i) =>
      log.append(`big-${i}`, 'no-stream', [{ ...newEvent(), data: text }]),
    )
    await until(() => server.store.log.length > 4)
    await server.fault({ inFlightWriteMs: 1 })
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
