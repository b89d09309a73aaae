import { describe, expect, test } from 'vitest'
import { type Append, AppendRefused, type ExpectedRevision, type Log, type NewEvent } from '../../log.ts'
import { idsOf, newEvents, newStream } from './kit.ts'

const to = (
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[] = newEvents(1),
): Append => ({
  stream,
  expected,
  events,
})

/** A log that writes one stream at a time says so. */
export const noTogetherContract = (log: () => Log): void => {
  test('appends to several streams are refused, since the log writes one at a time', async () => {
    const appends = [to(newStream(), 'no-stream'), to(newStream(), 'no-stream')]
    await expect(log().appendTogether(appends)).rejects.toBeInstanceOf(AppendRefused)
    for (const { stream } of appends) expect(await log().readStream(stream)).toEqual([])
  })
}

export const togetherContract = (log: () => Log): void => {
  const storedIn = async (stream: string) => idsOf(await log().readStream(stream))

  describe('appends to several streams', () => {
    test('are written in their order, nobody else’s between them', async () => {
      const [a, b] = [newStream(), newStream()]
      await log().append(a, 'no-stream', newEvents(1))
      const before = await log().head()
      const pairs = [
        [to(a, 0, newEvents(2)), to(b, 'no-stream')],
        [to(b, 0), to(a, 2)],
      ]
      const others = Array.from({ length: 20 }, () => to(newStream(), 'no-stream'))
      const [appended] = await Promise.all([
        Promise.all(pairs.map(pair => log().appendTogether(pair))),
        ...others.map(({ stream, events }) => log().append(stream, 'no-stream', events)),
      ])
      const written = await log().readAll({ after: before, limit: 100 })
      expect(appended.flat().map(({ revision }) => revision)).toEqual([2, 0, 1, 3])
      const wanted = pairs.map(pair => pair.flatMap(({ events }) => idsOf(events)))
      for (const ids of wanted) {
        const at = idsOf(written).indexOf(ids[0] ?? '')
        expect(idsOf(written).slice(at, at + ids.length)).toEqual(ids)
      }
      const positionOf = (id: string | undefined) => written.find(event => event.id === id)?.position
      expect(appended.flat().map(({ position }) => position)).toEqual(
        pairs.flat().map(({ events }) => positionOf(events.at(-1)?.id)),
      )
    })

    test.each([0, 1])('are not written when the stream of one (%s) is elsewhere', async at => {
      const streams = [newStream(), newStream()]
      await log().append(streams[at] as string, 'no-stream', newEvents(1))
      const pair = streams.map(stream => to(stream, 'no-stream'))
      const bystander = newStream()
      const results = await Promise.allSettled([
        log().append(bystander, 'no-stream', newEvents(1)),
        log().appendTogether(pair),
        log().append(newStream(), 'no-stream', newEvents(1)),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(results[1]).toMatchObject({
        reason: { name: 'WrongExpectedRevision', stream: streams[at], actual: 0 },
      })
      expect(await storedIn(streams[1 - at] as string)).toEqual([])
    })

    test('take with them what was to follow them, and nothing else', async () => {
      const [taken, payer, receiver, bystander] = [newStream(), newStream(), newStream(), newStream()]
      await log().append(taken, 'no-stream', newEvents(1))
      await log().append(payer, 'no-stream', newEvents(1))
      const results = await Promise.allSettled([
        log().appendTogether([to(payer, 0), to(taken, 'no-stream')]),
        log().appendTogether([to(payer, 1), to(receiver, 'no-stream')]),
        log().appendTogether([to(receiver, 0), to(bystander, 0)]),
        log().append(bystander, 'no-stream', newEvents(1)),
      ])
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled'])
      expect(await storedIn(payer)).toHaveLength(1)
      expect(await storedIn(receiver)).toEqual([])
    })

    test('made again are a retry', async () => {
      const pair = [to(newStream(), 'no-stream', newEvents(2)), to(newStream(), 'no-stream')]
      const first = await log().appendTogether(pair)
      expect(await log().appendTogether(pair)).toEqual(first)
      for (const { stream, events } of pair) expect(await storedIn(stream)).toEqual(idsOf(events))
    })

    test('of which one has been written alone are a conflict', async () => {
      const [alone, other] = [to(newStream(), 'no-stream'), to(newStream(), 'no-stream')]
      await log().append(alone.stream, alone.expected, alone.events)
      for (const pair of [
        [alone, other],
        [other, alone],
      ])
        await expect(log().appendTogether(pair)).rejects.toMatchObject({ name: 'WrongExpectedRevision' })
      expect(await storedIn(other.stream)).toEqual([])
    })

    test('are refused as one would be', async () => {
      const stream = newStream()
      for (const wrong of [
        [],
        [to(stream, 'no-stream'), to(stream, 0)],
        [to(stream, 'no-stream'), to('', 0)],
      ])
        await expect(log().appendTogether(wrong)).rejects.toBeInstanceOf(AppendRefused)
      expect(await storedIn(stream)).toEqual([])
    })
  })
}
