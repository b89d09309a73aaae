import { describe, expect, test } from 'vitest'
import type { Log } from '../../log.ts'
import { collect, idsOf, newEvents, newStream } from './kit.ts'

export const subscriptionsContract = (log: () => Log): void => {
  describe('subscribe', () => {
    /** The prefix of a new category, and a way to write to new streams of it. */
    const category = () => {
      const streamPrefix = `${newStream().split('-')[0]}-`
      const write = async (count: number) => {
        const events = newEvents(count)
        await log().append(`${streamPrefix}${events[0]?.id}`, 'no-stream', events)
        return idsOf(events)
      }
      return { streamPrefix, write }
    }

    test('delivers what was there, then what comes, in order and without a gap', async () => {
      const { streamPrefix, write } = category()
      const ids = await write(3)
      const seen = collect(log(), { streamPrefix })
      await seen.reaches(3)
      for (let i = 0; i < 20; i++) ids.push(...(await write(2)))
      await seen.reaches(43)
      expect(idsOf(seen.events)).toEqual(ids)
      await seen.close()
    })

    test('with a prefix that nothing has yet delivers what is then written', async () => {
      const { streamPrefix, write } = category()
      const seen = collect(log(), { streamPrefix })
      // The first subscriber has caught up when a later one has.
      await log().readAll({ limit: 1, streamPrefix })
      const ids = await write(2)
      ids.push(...(await write(1)))
      await seen.reaches(3)
      expect(idsOf(seen.events)).toEqual(ids)
      await seen.close()
    })

    test('begins after a position, that one excluded', async () => {
      const { streamPrefix, write } = category()
      await write(1)
      const after = await log().head()
      const ids = await write(2)
      const seen = collect(log(), { after, streamPrefix })
      await seen.reaches(2)
      expect(idsOf(seen.events)).toEqual(ids)
      await seen.close()
    })

    test('resumes from the position of any event it delivered', async () => {
      const { streamPrefix, write } = category()
      const ids = [...(await write(3)), ...(await write(1)), ...(await write(3))]
      const first = collect(log(), { streamPrefix })
      await first.reaches(7)
      await first.close()
      // Positions inside one append included: a consumer may stop anywhere.
      for (const [i, event] of first.events.entries()) {
        const second = collect(log(), { after: event.position, streamPrefix })
        await second.reaches(6 - i)
        expect(idsOf(second.events)).toEqual(ids.slice(i + 1))
        await second.close()
      }
    })

    test('sees every stream without a prefix', async () => {
      const after = await log().head()
      const seen = collect(log(), { after })
      const ids = [...(await category().write(1)), ...(await category().write(1))]
      while (!ids.every(id => idsOf(seen.events).includes(id))) await seen.reaches(seen.events.length + 1)
      expect(idsOf(seen.events).filter(id => ids.includes(id))).toEqual(ids)
      await seen.close()
    })

    test('waits for the handler before it delivers more', async () => {
      const { streamPrefix, write } = category()
      let running = 0
      let most = 0
      const seen = collect(log(), { streamPrefix }, async () => {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running--
      })
      for (let i = 0; i < 10; i++) await write(1)
      await seen.reaches(10)
      expect(most).toBe(1)
      await seen.close()
    })

    test('delivers the same batch again to a handler that threw', async () => {
      const { streamPrefix, write } = category()
      const ids = await write(3)
      const tries: string[][] = []
      const seen = collect(log(), { streamPrefix }, batch => {
        tries.push(idsOf(batch))
        if (tries.length < 3) throw new Error('not now')
      })
      await seen.reaches(3)
      expect(tries.slice(0, 3)).toEqual([tries[0], tries[0], tries[0]])
      expect(idsOf(seen.events)).toEqual(ids)
      await seen.close()
    })

    test('delivers nothing once closed', async () => {
      const { streamPrefix, write } = category()
      const closed = collect(log(), { streamPrefix })
      await write(1)
      await closed.reaches(1)
      await closed.close()
      const open = collect(log(), { streamPrefix })
      await write(1)
      await open.reaches(2)
      expect(closed.events).toHaveLength(1)
      await open.close()
    })

    test('keeps up with writers at work, for several subscribers at once', async () => {
      const { streamPrefix, write } = category()
      const all = Array.from({ length: 3 }, () => collect(log(), { streamPrefix }))
      await Promise.all(Array.from({ length: 60 }, () => write(3)))
      for (const seen of all) {
        await seen.reaches(180)
        expect(new Set(idsOf(seen.events)).size).toBe(180)
        expect(idsOf(seen.events)).toEqual(idsOf(all[0]?.events ?? []))
        await seen.close()
      }
    })
  })
}
