import { describe, expect, test } from 'vitest'
import type { Log } from '../../log.ts'
import { idsOf, newEvent, newEvents, newStream, readPages } from './kit.ts'

export const readsContract = (log: () => Log): void => {
  describe('an event', () => {
    test('comes back as it was written, with its place and the time', async () => {
      const [stream, event] = [newStream(), newEvent({ amount: '1.00' }, 'Paid')]
      const before = Date.now()
      const { position } = await log().append(stream, 'no-stream', [event])
      const [stored] = await log().readStream(stream)
      expect(stored).toEqual({ ...event, stream, revision: 0, position, createdAt: expect.any(String) })
      expect(new Date(stored?.createdAt ?? '').toISOString()).toBe(stored?.createdAt)
      // The server's clock may be a little off ours.
      expect(Math.abs(Date.parse(stored?.createdAt ?? '') - before)).toBeLessThan(60_000)
    })

    const texts: [string, unknown][] = [
      ['an object whose keys are in no order', { b: 1, a: { z: null, y: [] }, 10: 'ten', 2: 'two' }],
      ['every plane of Unicode', 'é 元 𝄞 👩‍👩‍👧 \u202e ﷽ \u0301'],
      ['characters that are escaped', '"\\/\b\f\n\r\t\u0000\u001f\u007f\u2028\u2029'],
      ['half a character, which JSON writes as an escape', '\ud83d'],
      [
        'what looks like array syntax, NULL and quoting',
        ['{}', '{"a,b"}', 'NULL', '', '\\', "'", '$1', '\\N'],
      ],
      ['numbers', [0, -1, 0.1, 1e21, 5e-324, Number.MAX_SAFE_INTEGER]],
      ['a key that JavaScript treats as special', JSON.parse('{"__proto__":{"a":1},"constructor":2}')],
      ['a long text', 'Ω'.repeat(200_000)],
      ['deep nesting', Array.from({ length: 500 }).reduce(inner => [inner], 'x')],
      ['nothing but null', null],
    ]
    test.each(texts)('keeps its text byte for byte: %s', async (_, value) => {
      const [alone, among] = [newStream(), newStream()]
      const event = newEvent(value, 'Größe 元')
      const text = { ...event, metadata: event.data }
      await log().append(alone, 'no-stream', [text])
      await log().append(among, 'no-stream', [newEvent(), text, newEvent()])
      for (const stored of [(await log().readStream(alone))[0], (await log().readStream(among))[1]]) {
        expect([stored?.data, stored?.metadata, stored?.type]).toEqual([event.data, event.data, 'Größe 元'])
      }
    })
  })

  describe('readStream', () => {
    const ten = async () => {
      const [stream, events] = [newStream(), newEvents(10)]
      await log().append(stream, 'no-stream', events)
      return { stream, ids: idsOf(events) }
    }

    test('finds nothing where there is no stream', async () => {
      expect(await log().readStream(newStream())).toEqual([])
      expect(await log().readStream(newStream(), { direction: 'backwards' })).toEqual([])
    })

    test('reads forwards from a revision, that one included', async () => {
      const { stream, ids } = await ten()
      expect(idsOf(await log().readStream(stream))).toEqual(ids)
      expect(idsOf(await log().readStream(stream, { from: 4 }))).toEqual(ids.slice(4))
      expect(idsOf(await log().readStream(stream, { from: 4, limit: 3 }))).toEqual(ids.slice(4, 7))
      expect(await log().readStream(stream, { from: 10 })).toEqual([])
    })

    test('reads backwards from a revision, that one included, or from the end', async () => {
      const { stream, ids } = await ten()
      const reversed = [...ids].reverse()
      expect(idsOf(await log().readStream(stream, { direction: 'backwards' }))).toEqual(reversed)
      expect(idsOf(await log().readStream(stream, { direction: 'backwards', limit: 1 }))).toEqual([ids[9]])
      expect(idsOf(await log().readStream(stream, { direction: 'backwards', from: 4, limit: 2 }))).toEqual([
        ids[4],
        ids[3],
      ])
    })

    test('reads a stream longer than any page', async () => {
      const stream = newStream()
      const events = newEvents(2500)
      await log().append(stream, 'no-stream', events)
      expect(idsOf(await log().readStream(stream))).toEqual(idsOf(events))
      expect(await log().readStream(stream, { limit: 2400 })).toHaveLength(2400)
    })

    test('that are asked for at once are each told apart', async () => {
      const [one, other] = [newStream(), newStream()]
      const written = newEvents(6)
      await log().append(one, 'no-stream', written)
      await log().append(other, 'no-stream', written.slice(0, 3))
      const ids = written.map(event => event.id)
      const reads = await Promise.all([
        log().readStream(one, { from: 0, limit: 2 }),
        log().readStream(one, { from: 4, limit: 2 }),
        log().readStream(other, { from: 0, limit: 200 }),
        log().readStream(one, { from: 0, limit: 200 }),
        log().readStream(newStream(), { from: 0, limit: 2 }),
        log().readStream(other, { from: 3, limit: 2 }),
      ])
      expect(reads.map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(4), ids.slice(0, 3), ids, [], []])
      expect(reads[1]?.map(event => [event.stream, event.revision])).toEqual([
        [one, 4],
        [one, 5],
      ])
    })

    test('sees what has just been appended', async () => {
      const stream = newStream()
      for (let i = 0; i < 5; i++) {
        await log().append(stream, i === 0 ? 'no-stream' : i - 1, newEvents(1))
        expect(await log().readStream(stream, { from: i })).toHaveLength(1)
      }
    })
  })

  describe('readAll', () => {
    /** Nine events over three streams, one category of which is asked for by its prefix. */
    const nine = async () => {
      const before = await log().head()
      const [a, b, c] = [newStream(), newStream(), newStream()]
      const events = newEvents(9)
      for (const [i, event] of events.entries()) {
        await log().append([a, b, c][i % 3] as string, i < 3 ? 'no-stream' : Math.floor(i / 3) - 1, [event])
      }
      return { before, ids: idsOf(events), streams: [a, b, c] as const }
    }
    const ours = (streams: readonly string[]) => (event: { stream: string }) => streams.includes(event.stream)

    test('reads everything after a position in the order it was written, whatever the page', async () => {
      const { before, ids, streams } = await nine()
      for (const limit of [1, 2, 9, 100]) {
        const events = await readPages(log(), { after: before, limit })
        expect(idsOf(events.filter(ours(streams)))).toEqual(ids)
        expect(events.map(event => event.position)).toEqual(events.map(event => event.position).sort())
      }
    })

    test('starts at the very beginning without a position', async () => {
      const { ids, streams } = await nine()
      const events = await readPages(log(), { limit: 1000 })
      expect(idsOf(events.filter(ours(streams)))).toEqual(ids)
    })

    test('reads backwards from the end, and before a position', async () => {
      const { ids, streams } = await nine()
      const events = (await log().readAll({ direction: 'backwards', limit: 200 })).filter(ours(streams))
      expect(idsOf(events)).toEqual([...ids].reverse())
      const page = await log().readAll({ direction: 'backwards', after: events[3]?.position, limit: 2 })
      expect(idsOf(page)).toEqual([ids[4], ids[3]])
    })

    test('keeps to the streams with a prefix, in both directions and with full pages', async () => {
      const { before, ids, streams } = await nine()
      const streamPrefix = `${streams[1].split('-')[0]}-`
      const own = [ids[1], ids[4], ids[7]]
      expect(idsOf(await log().readAll({ limit: 10, streamPrefix }))).toEqual(own)
      expect(idsOf(await log().readAll({ limit: 2, streamPrefix }))).toEqual(own.slice(0, 2))
      expect(idsOf(await readPages(log(), { after: before, limit: 1, streamPrefix }))).toEqual(own)
      expect(idsOf(await log().readAll({ direction: 'backwards', limit: 2, streamPrefix }))).toEqual([
        ids[7],
        ids[4],
      ])
      expect(await log().readAll({ limit: 10, streamPrefix: `${streamPrefix}nobody` })).toEqual([])
    })

    test('takes a prefix literally', async () => {
      const category = newStream().split('-')[0]
      await log().append(`${category}x-1`, 'no-stream', newEvents(1))
      await log().append(`${category}_-1`, 'no-stream', newEvents(1))
      await log().append(`${category}%-1`, 'no-stream', newEvents(1))
      await log().append(`${category}\\-1`, 'no-stream', newEvents(1))
      await log().append(`${category}.-1`, 'no-stream', newEvents(1))
      for (const sign of ['_', '%', '\\', '.', 'x']) {
        const found = await log().readAll({ limit: 10, streamPrefix: `${category}${sign}` })
        expect(found.map(event => event.stream)).toEqual([`${category}${sign}-1`])
      }
    })

    test('finds nothing after the last event', async () => {
      const { position } = await log().append(newStream(), 'no-stream', newEvents(1))
      const events = await log().readAll({ after: position, limit: 10 })
      expect(events.every(event => position !== undefined && event.position > position)).toBe(true)
    })
  })

  describe('head', () => {
    test('is the position of the last event, or one behind it when others write', async () => {
      const { position } = await log().append(newStream(), 'no-stream', newEvents(2))
      const head = await log().head()
      expect(position !== undefined && head !== undefined && head >= position).toBe(true)
    })
  })
}
