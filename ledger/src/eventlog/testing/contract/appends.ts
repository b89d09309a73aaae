import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AppendRefused, type Log, maxAppendBytes, type NewEvent, WrongExpectedRevision } from '../../log.ts'
import { idsOf, newEvent, newEvents, newStream } from './kit.ts'

export const appendsContract = (log: () => Log): void => {
  describe('append', () => {
    test('numbers the events of a stream from 0 and answers with the last', async () => {
      const stream = newStream()
      const first = await log().append(stream, 'no-stream', newEvents(3))
      const second = await log().append(stream, 2, newEvents(1))
      expect([first.revision, second.revision]).toEqual([2, 3])
      const stored = await log().readStream(stream)
      expect(stored.map(event => event.revision)).toEqual([0, 1, 2, 3])
      expect([stored[2]?.position, stored[3]?.position]).toEqual([first.position, second.position])
    })

    test('gives later events a position that compares as greater text', async () => {
      const positions = []
      for (let i = 0; i < 12; i++) {
        positions.push((await log().append(newStream(), 'no-stream', newEvents(1))).position)
      }
      expect(positions).toEqual([...new Set(positions)].sort())
    })

    test('keeps streams apart, and the same ids on two streams are two events', async () => {
      const [one, other, event] = [newStream(), newStream(), newEvent()]
      await log().append(one, 'no-stream', [event])
      await log().append(other, 'no-stream', [event])
      expect(idsOf(await log().readStream(other))).toEqual([event.id])
    })

    test('writes all events of an append next to each other, in order', async () => {
      const [stream, events] = [newStream(), newEvents(50)]
      await log().append(stream, 'no-stream', events)
      expect(idsOf(await log().readStream(stream))).toEqual(idsOf(events))
    })
  })

  describe('an expected revision', () => {
    /** A stream with two events, so at revision 1. */
    const existing = async () => {
      const stream = newStream()
      await log().append(stream, 'no-stream', newEvents(2))
      return stream
    }
    const conflict = async (append: Promise<unknown>) => {
      const error = await append.catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(WrongExpectedRevision)
      return error as WrongExpectedRevision
    }

    test('of a number passes at that revision only', async () => {
      const stream = await existing()
      for (const wrong of [0, 2, 9]) {
        const error = await conflict(log().append(stream, wrong, newEvents(1)))
        expect(error).toMatchObject({ stream, expected: wrong, actual: 1 })
      }
      expect(await log().append(stream, 1, newEvents(1))).toMatchObject({ revision: 2 })
    })

    test('of a number fails on a stream that does not exist', async () => {
      expect(await conflict(log().append(newStream(), 0, newEvents(1)))).toMatchObject({ actual: -1 })
    })

    test('of no-stream passes on a new stream only', async () => {
      const error = await conflict(log().append(await existing(), 'no-stream', newEvents(1)))
      expect(error).toMatchObject({ expected: 'no-stream', actual: 1 })
    })

    test('of stream-exists passes wherever the stream is, but not without it', async () => {
      expect(await log().append(await existing(), 'stream-exists', newEvents(1))).toMatchObject({
        revision: 2,
      })
      const error = await conflict(log().append(newStream(), 'stream-exists', newEvents(1)))
      expect(error).toMatchObject({ expected: 'stream-exists', actual: -1 })
    })

    test('of any passes always', async () => {
      expect(await log().append(await existing(), 'any', newEvents(1))).toMatchObject({ revision: 2 })
      expect(await log().append(newStream(), 'any', newEvents(2))).toMatchObject({ revision: 1 })
    })

    test('that fails writes none of the events', async () => {
      const stream = await existing()
      await conflict(log().append(stream, 'no-stream', newEvents(5)))
      expect(await log().readStream(stream)).toHaveLength(2)
    })

    test('lets exactly one of many writers pass at each revision', async () => {
      const stream = newStream()
      for (let head = -1; head < 9; head++) {
        const expected = head === -1 ? 'no-stream' : head
        const tries = await Promise.allSettled(
          Array.from({ length: 16 }, () => log().append(stream, expected, newEvents(1))),
        )
        const lost = tries.filter(result => result.status === 'rejected')
        expect(lost).toHaveLength(15)
        for (const { reason } of lost) expect(reason).toMatchObject({ expected, actual: head + 1 })
      }
      expect(await log().readStream(stream)).toHaveLength(10)
    })
  })

  describe('the same append again', () => {
    const written = async () => {
      const [stream, events] = [newStream(), newEvents(3)]
      await log().append(stream, 'no-stream', newEvents(1))
      const result = await log().append(stream, 0, events)
      return { stream, events, result }
    }

    test('answers as it did the first time and writes nothing', async () => {
      const { stream, events, result } = await written()
      expect(await log().append(stream, 0, events)).toEqual(result)
      await log().append(stream, 3, newEvents(2))
      expect(await log().append(stream, 0, events)).toEqual(result)
      expect(await log().readStream(stream)).toHaveLength(6)
    })

    test('is known on a new stream too', async () => {
      const [stream, events] = [newStream(), newEvents(2)]
      const result = await log().append(stream, 'no-stream', events)
      expect(await log().append(stream, 'no-stream', events)).toEqual(result)
    })

    test('is known by its first events alone', async () => {
      const { stream, events } = await written()
      expect(await log().append(stream, 0, events.slice(0, 2))).toMatchObject({ revision: 2 })
      expect(await log().readStream(stream)).toHaveLength(4)
    })

    test('is a conflict when an id, a byte, the order, the length or the revision differs', async () => {
      const { stream, events } = await written()
      const [a, b, c] = events as [NewEvent, NewEvent, NewEvent]
      for (const other of [
        [a, b, newEvent()],
        [a, b, { ...c, metadata: '{"at":"later"}' }],
        [{ ...a, data: '{"n":99}' }, b, c],
        [b, a, c],
        [newEvent(), b, c],
        [...events, newEvent()],
        [b, c],
      ]) {
        await expect(log().append(stream, 0, other)).rejects.toMatchObject({
          name: 'WrongExpectedRevision',
          actual: 3,
        })
      }
      await expect(log().append(stream, 1, events)).rejects.toBeInstanceOf(WrongExpectedRevision)
      await expect(log().append(stream, 'no-stream', events)).rejects.toBeInstanceOf(WrongExpectedRevision)
      expect(await log().readStream(stream)).toHaveLength(4)
    })

    test('sent at the same time has one effect', async () => {
      const [stream, events] = [newStream(), newEvents(2)]
      const results = await Promise.all(
        Array.from({ length: 20 }, () => log().append(stream, 'no-stream', events)),
      )
      for (const result of results) expect(result).toEqual(results[0])
      expect(await log().readStream(stream)).toHaveLength(2)
    })
  })

  describe('an append that can never be written', () => {
    const event = newEvent()
    const cases: [string, string, number, NewEvent[]][] = [
      ['an empty stream name', '', 0, [event]],
      ['a system stream', '$settings', 0, [event]],
      ['a stream name that is too long', 's'.repeat(257), 0, [event]],
      ['an expected revision below 0', 'a-1', -1, [event]],
      ['an expected revision that is no whole number', 'a-1', 0.5, [event]],
      ['no events', 'a-1', 0, []],
      ['an empty type', 'a-1', 0, [{ ...event, type: '' }]],
      ['a system type', 'a-1', 0, [{ ...event, type: '$metadata' }]],
      ['an id that is no uuid', 'a-1', 0, [{ ...event, id: 'event-1' }]],
      ['an empty id', 'a-1', 0, [{ ...event, id: '' }]],
      ['the nil uuid', 'a-1', 0, [{ ...event, id: '00000000-0000-0000-0000-000000000000' }]],
      ['a uuid in capitals', 'a-1', 0, [{ ...event, id: randomUUID().toUpperCase() }]],
      ['one id twice', 'a-1', 0, [event, event]],
      ['text with a zero byte', 'a-1', 0, [{ ...event, data: '"\0"' }]],
      ['text with half a character', 'a-1', 0, [{ ...event, metadata: '"\ud83d"' }]],
      [
        'a byte too many',
        'a-1',
        0,
        [{ ...event, type: 't', metadata: '', data: 'x'.repeat(maxAppendBytes) }],
      ],
      ['a byte too many in all', 'a-1', 0, bytesOf(maxAppendBytes + 1)],
    ]

    test.each(cases)('is refused: %s', async (_, stream, expected, events) => {
      await expect(log().append(stream, expected, events)).rejects.toBeInstanceOf(AppendRefused)
    })

    test('is the only one refused: the largest is written', async () => {
      const [stream, events] = [newStream(), bytesOf(maxAppendBytes)]
      await log().append(stream, 'no-stream', events)
      expect((await log().readStream(stream)).map(({ data }) => data.length)).toEqual(
        events.map(({ data }) => data.length),
      )
    })
  })
}

/** Ten events with so many bytes of UTF-8 in all; a third of the characters of the last would not be enough. */
const bytesOf = (bytes: number): NewEvent[] => {
  const events = Array.from({ length: 10 }, () => ({ ...newEvent(), type: 'Filled', metadata: '{}' }))
  const each = Math.floor(bytes / 10)
  return events.map((event, i) => {
    const room = (i < 9 ? each : bytes - 9 * each) - event.type.length - event.metadata.length - 2
    return { ...event, data: `"${'元'.repeat(Math.floor(room / 3))}${'x'.repeat(room % 3)}"` }
  })
}
