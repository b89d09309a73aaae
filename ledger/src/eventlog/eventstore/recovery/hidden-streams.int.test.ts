import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { idsOf, newEvents } from '../../testing/contract/kit.ts'
import { givenNode, log, server, until } from '../testing/recovery-kit.ts'

givenNode()

const ANY = -2n
/** Limits and deletions that any client of the node may give a stream. */
const limit = (stream: string, metadata: object) =>
  server.store.append(`$$${stream}`, ANY, [
    {
      ...{ id: randomUUID(), type: '$metadata', contentType: 'application/json' },
      ...{ data: Buffer.from(JSON.stringify(metadata)), metadata: new Uint8Array() },
    },
  ])
const written = async (stream: string, count = 4) => {
  const events = newEvents(count)
  await log.append(stream, 'no-stream', events)
  return idsOf(events)
}
const hidden = async () => Object.fromEntries((await log.hidden?.()) ?? [])

describe('a stream that another program has hidden events of', () => {
  test('is named with how, also when that is found later, and no more once it is mended', async () => {
    for (const stream of ['a-1', 'a-2', 'a-3', 'a-4', 'a-5', 'a-6']) await written(stream)
    expect(await hidden()).toEqual({})
    server.store.remove('a-1', ANY, false)
    server.store.remove('a-2', ANY, true)
    limit('a-3', { $tb: 2 })
    expect(await hidden()).toEqual({
      ...{ 'a-1': 'stream-deleted', 'a-2': 'stream-deleted', 'a-3': 'stream-truncated' },
    })
    limit('a-4', { $maxCount: 2 })
    limit('a-5', { $maxAge: 3_600 })
    limit('a-6', { $acl: { $r: 'somebody' } })
    limit('a-3', {})
    const all = { 'a-1': 'stream-deleted', 'a-2': 'stream-deleted', 'a-4': 'stream-limited' }
    expect(await hidden()).toEqual({ ...all, 'a-5': 'stream-limited' })
    limit('a-1', {})
    const { 'a-1': _, ...rest } = all
    expect(await hidden()).toEqual({ ...rest, 'a-5': 'stream-limited' })
  })

  test.each([
    ['deleted', (stream: string) => void server.store.remove(stream, ANY, false)],
    ['deleted for good', (stream: string) => void server.store.remove(stream, ANY, true)],
    ['truncated', (stream: string) => void limit(stream, { $tb: 2 })],
    ['truncated to nothing', (stream: string) => void limit(stream, { $tb: 4 })],
    ['limited in number', (stream: string) => void limit(stream, { $maxCount: 2 })],
  ])('is not read as if it were whole, or new: %s', async (_, hide) => {
    const ids = await written('a-1')
    hide('a-1')
    const broken = { name: 'StreamHidden', stream: 'a-1' }
    await expect(log.readStream('a-1')).rejects.toMatchObject(broken)
    await expect(log.readStream('a-1', { from: 0, limit: 1 })).rejects.toMatchObject(broken)
    // The whole log still has its events, and others are as they were.
    expect(idsOf(await log.readAll({ limit: 10, streamPrefix: 'a-' }))).toEqual(expect.arrayContaining(ids))
    await written('a-2')
    expect(await log.readStream('a-2')).toHaveLength(4)
    expect(await log.readStream('a-3')).toEqual([])
  })

  test.each([[false], [true]])('takes no first event (for good: %s)', async forGood => {
    await written('a-1')
    server.store.remove('a-1', ANY, forGood)
    await expect(log.append('a-1', 'no-stream', newEvents(1))).rejects.toMatchObject({
      ...{ name: 'StreamHidden', stream: 'a-1', by: 'stream-deleted' },
    })
  })
})

describe('a log that is told of hidden streams', () => {
  const known = (refuse: (stream: string) => void, stream: string): string | undefined => {
    try {
      refuse(stream)
      return undefined
    } catch (error) {
      return String(error)
    }
  }

  test('knows those of before, and those of an outage once it is over, and when one is mended', async () => {
    for (const stream of ['a-1', 'a-2', 'a-3']) await written(stream)
    limit('a-1', { $maxCount: 99 })
    const refuse = log.watchHidden?.() ?? (() => {})
    await until(() => known(refuse, 'a-1') !== undefined)
    expect(known(refuse, 'a-1')).toContain('a-1 is not whole any more (stream-limited)')
    expect([known(refuse, 'a-2'), known(refuse, 'a-3')]).toEqual([undefined, undefined])
    await server.restart({ downMs: 50 })
    server.store.remove('a-2', ANY, false)
    limit('a-1', {})
    await until(() => known(refuse, 'a-2') !== undefined)
    await until(() => known(refuse, 'a-1') === undefined)
    // One that is found by asking is known as well, and what is told later of the same record changes nothing.
    limit('a-3', { $tb: 1 })
    expect((await hidden())['a-3']).toBe('stream-truncated')
    expect(known(refuse, 'a-3')).toContain('stream-truncated')
    expect(known(refuse, 'a-1')).toBeUndefined()
  })
})
