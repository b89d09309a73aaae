import { describe, expect, test } from 'vitest'
import { WakeUp } from '../../wake-up.ts'
import { advanceProjection } from './advance-projection.ts'

const going = new AbortController().signal

/** A job over a read model that has always just caught up; its steps, in order. */
const run = async (times: { longestMs: number; lingerMs: number }, stopping = going) => {
  const did: string[] = []
  const views = { advance: async () => void did.push('advance') as never }
  const again = async (projection: string) => void did.push(`again ${projection}`)
  const busy = new Set<string>()
  await advanceProjection(
    { views, bell: new WakeUp(), busy, stopping, again },
    times,
  )({
    data: { projection: 'wallets' },
  })
  return { did, busy: [...busy] }
}

describe('a job that advances a read model', () => {
  test('that makes way is asked for again at once', async () => {
    expect(await run({ longestMs: 0, lingerMs: 0 })).toEqual({ did: ['advance', 'again wallets'], busy: [] })
  })

  test('that has found nothing more to do is not', async () => {
    expect(await run({ longestMs: 60_000, lingerMs: 0 })).toEqual({ did: ['advance'], busy: [] })
  })

  test('that is told to stop is not', async () => {
    expect(await run({ longestMs: 0, lingerMs: 0 }, AbortSignal.abort())).toEqual({
      did: ['advance'],
      busy: [],
    })
  })
})
