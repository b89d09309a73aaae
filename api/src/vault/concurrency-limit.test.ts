import { describe, expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

describe('work that takes turns', () => {
  const begin = ({ inTurn }: ReturnType<typeof createConcurrencyLimit>) => {
    const ended = Promise.withResolvers<string>()
    const state = { hasBegun: false, end: ended.resolve, fail: ended.reject }
    const outcome = inTurn(() => {
      state.hasBegun = true
      return ended.promise
    })
    return Object.assign(state, { outcome })
  }

  test('is done so much at once, the rest in the order it came, and what is too much is sent away', async () => {
    const turns = createConcurrencyLimit({ atOnce: 2, always: 3, waitMs: -1, most: 9 })
    const [a, b, c] = [begin(turns), begin(turns), begin(turns)]
    await expect(begin(turns).outcome).rejects.toMatchObject({ status: 503, code: 'BUSY' })
    expect(turns.count()).toBe(3)
    expect([a, b, c].map(({ hasBegun }) => hasBegun)).toEqual([true, true, false])
    b.end('b')
    expect(await b.outcome).toBe('b')
    expect(c.hasBegun).toBe(true)
    const d = begin(turns)
    expect(d.hasBegun).toBe(false)
    a.end('a')
    await a.outcome
    expect(turns.count()).toBe(2)
    expect(d.hasBegun).toBe(true)
  })

  test('is sent away of a crowd that comes at one moment, before anybody knows how long it takes', async () => {
    const turns = createConcurrencyLimit({ atOnce: 1, always: 2, waitMs: 60_000, most: 4 })
    const crowd = Array.from({ length: 300 }, () => begin(turns))
    const taken = crowd.slice(0, 4)
    const outcomes = Promise.allSettled(crowd.map(({ outcome }) => outcome))
    expect(turns.count()).toBe(4)
    for (const each of taken) each.end('done')
    const sent = (await outcomes).filter(({ status }) => status === 'rejected')
    expect(sent).toHaveLength(296)
    for (const each of sent)
      expect(each).toMatchObject({
        reason: { status: 503, code: 'BUSY', retryAfterSeconds: expect.any(Number) },
      })
  })

  test('gives its turn away when it fails', async () => {
    const turns = createConcurrencyLimit({ atOnce: 1, always: 2, waitMs: -1, most: 9 })
    const [a, b] = [begin(turns), begin(turns)]
    a.fail(new Error('no'))
    await expect(a.outcome).rejects.toThrow('no')
    b.end('b')
    expect(await b.outcome).toBe('b')
    const c = begin(turns)
    expect(c.hasBegun).toBe(true)
  })
})
