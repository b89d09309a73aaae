import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AppendRefused, type ExpectedRevision, hashAtEnd, type Log, type NewEvent } from '../../log.ts'
import { idsOf, newEvent, newStream } from './kit.ts'

/** An event that ends with a hash, as ours do. */
const hashed = (event = newEvent()): NewEvent => ({
  ...event,
  metadata: `{"previousHash":"…","hash":"${randomBytes(32).toString('hex')}"}`,
})

const after = (revision: number, event: NewEvent): ExpectedRevision => ({
  revision,
  hash: hashAtEnd(event.metadata),
})

/** A log that knows no hashes refuses such an append. */
export const noExpectedEventsContract = (log: () => Log): void => {
  test('an expected event is refused, since the log does not know hashes', async () => {
    const [stream, first] = [newStream(), hashed()]
    await log().append(stream, 'no-stream', [first])
    expect(log().knowsHashes).toBe(false)
    await expect(log().append(stream, after(0, first), [hashed()])).rejects.toBeInstanceOf(AppendRefused)
  })
}

export const expectedEventsContract = (log: () => Log): void => {
  describe('an expected event', () => {
    test('passes at that very event only', async () => {
      const [stream, first, second] = [newStream(), hashed(), hashed()]
      await log().append(stream, 'no-stream', [first])
      for (const wrong of [after(0, second), after(0, hashed(first)), after(1, first)])
        await expect(log().append(stream, wrong, [second])).rejects.toMatchObject({
          name: 'WrongExpectedRevision',
          expected: wrong,
          actual: 0,
        })
      expect(await log().append(stream, after(0, first), [second])).toMatchObject({ revision: 1 })
      await expect(log().append(stream, after(0, first), [hashed()])).rejects.toMatchObject({ actual: 1 })
      expect(idsOf(await log().readStream(stream))).toEqual(idsOf([first, second]))
    })

    test('may be on its way itself', async () => {
      const stream = newStream()
      const events = Array.from({ length: 300 }, () => hashed())
      const appended = await Promise.all(
        events.map((event, i) => {
          const before = events[i - 1]
          return log().append(stream, before ? after(i - 1, before) : 'no-stream', [event])
        }),
      )
      expect(appended.map(({ revision }) => revision)).toEqual([...events.keys()])
      expect(idsOf(await log().readStream(stream))).toEqual(idsOf(events))
    })

    test('that loses takes with it all that follow it, though the stream is where they expect it', async () => {
      const [stream, first, winner] = [newStream(), hashed(), hashed()]
      await log().append(stream, 'no-stream', [first])
      const chain = Array.from({ length: 40 }, () => hashed())
      const results = await Promise.allSettled([
        log().append(stream, after(0, first), [winner]),
        ...chain.map((event, i) => log().append(stream, after(i, chain[i - 1] ?? first), [event])),
      ])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(idsOf(await log().readStream(stream))).toEqual(idsOf([first, winner]))
    })

    test('makes a retry no less exact', async () => {
      const [stream, first, second] = [newStream(), hashed(), hashed()]
      await log().append(stream, 'no-stream', [first])
      const result = await log().append(stream, after(0, first), [second])
      expect(await log().append(stream, after(0, first), [second])).toEqual(result)
      await expect(log().append(stream, after(0, first), [hashed(second)])).rejects.toMatchObject({
        name: 'WrongExpectedRevision',
      })
    })
  })
}
