import { afterEach, describe, expect, test, vi } from 'vitest'
import { WakeUp } from '../../wake-up.ts'
import { advanceProjection } from './advance-projection.ts'
import { wakeProjections } from './wake-projections.ts'

const going = new AbortController().signal

/** A job over a read model; after each of so many times that it has advanced, further events come. */
const run = async (further: number, stopping = going) => {
  const did: string[] = []
  const bell = new WakeUp()
  const busy = new Set<string>()
  const advance = async () => {
    did.push('advance')
    if (did.length <= further) bell.ring()
    return 'caught-up' as const
  }
  const job = advanceProjection({ views: { advance }, bell, busy, stopping }, 0)
  await job({ data: { projection: 'wallets' } })
  return { did, busy: [...busy] }
}

describe('a job that advances a read model', () => {
  test('that has found nothing more to do ends', async () => {
    expect(await run(0)).toEqual({ did: ['advance'], busy: [] })
  })
  test('stays as long as events keep coming', async () => {
    expect(await run(4)).toEqual({ did: Array(5).fill('advance'), busy: [] })
  })
  test('that is told to stop ends', async () => {
    expect(await run(0, AbortSignal.abort())).toEqual({ did: ['advance'], busy: [] })
  })
})

describe('between two times that it has advanced', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** The time from the end of the first to the begin of the second, where each takes so long. */
  const restAfter = async (tookMs: number): Promise<number> => {
    vi.useFakeTimers()
    const begun: number[] = []
    const bell = new WakeUp()
    const advance = async () => {
      begun.push(performance.now())
      await new Promise(resolve => setTimeout(resolve, tookMs))
      if (begun.length === 1) bell.ring()
      return 'caught-up' as const
    }
    const ended = advanceProjection(
      { views: { advance }, bell, busy: new Set(), stopping: going },
      0,
    )({
      data: { projection: 'wallets' },
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await ended
    const [first = 0, second = 0] = begun
    return second - first - tookMs
  }

  test.each([
    [10, 8],
    [60, 60],
    [900, 100],
  ])('a job that took %i ms rests %i', async (tookMs, restMs) => {
    expect(Math.round(await restAfter(tookMs))).toBe(restMs)
  })
})

test('read models that no job of this process is at are advanced at once, while jobs of them are asked for', async () => {
  const bell = new WakeUp()
  const stop = new AbortController()
  const advanced: string[] = []
  const asked = Promise.withResolvers<readonly string[]>()
  const waking = wakeProjections({
    views: {
      names: ['wallets', 'swaps', 'cards'],
      advance: async name => {
        advanced.push(name)
        if (name === 'cards') throw new Error('the database is away')
        return 'caught-up'
      },
    },
    // The queue answers only when the read models have been advanced.
    ask: async names => {
      while (advanced.length < 2) await new Promise(resolve => setImmediate(resolve))
      asked.resolve(names)
    },
    bell,
    busy: new Set(['wallets']),
    stopping: stop.signal,
  })
  bell.ring()
  expect(await asked.promise).toEqual(['swaps', 'cards'])
  expect(advanced).toEqual(['swaps', 'cards'])
  stop.abort()
  await waking
})
