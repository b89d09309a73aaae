import { describe, expect, test } from 'vitest'
import type { Position } from '../../envelope.ts'
import { idsOf, newEvents } from '../../testing/contract/kit.ts'
import { shareConnection } from '../connection.ts'
import { timingsOf } from '../options.ts'
import {
  givenNode,
  impatient,
  log,
  open,
  reopen,
  server,
  start,
  troubles,
  until,
  use,
} from '../testing/recovery-kit.ts'

givenNode()

describe('a read', () => {
  test('is made again when the connection breaks, and is whole', async () => {
    const events = newEvents(600)
    await log.append('a-1', 'no-stream', events)
    await server.fault({ slowReaderMs: 1 })
    const before = server.calls()
    const reading = log.readStream('a-1')
    await until(() => server.calls() > before)
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
    await reopen({ silenceMs: 1_500 })
    await log.append('a-1', 'no-stream', newEvents(40))
    await server.fault({ slowReaderMs: 50 })
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

  test.each([undefined, 'a-'])(
    'after a position of another log is refused, and nothing is given up for it (prefix: %s)',
    async streamPrefix => {
      await log.append('a-1', 'no-stream', newEvents(2))
      const after = '00000000000000000332' as Position
      const reading = log.readAll({ after, limit: 10, ...(streamPrefix && { streamPrefix }) })
      await expect(reading).rejects.toThrow('no position in an EventStoreDB log')
      expect(troubles).toEqual([])
      expect(await log.readAll({ limit: 10, streamPrefix: 'a-' })).toHaveLength(2)
    },
  )

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
    use(open(elsewhere.url))
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
