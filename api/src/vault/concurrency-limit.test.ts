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
    const turns = createConcurrencyLimit({ atOnce: 2, always: 3, waitMs: -1 })
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

  test('gives its turn away when it fails', async () => {
    const turns = createConcurrencyLimit({ atOnce: 1, always: 2, waitMs: -1 })
    const [a, b] = [begin(turns), begin(turns)]
    a.fail(new Error('no'))
    await expect(a.outcome).rejects.toThrow('no')
    b.end('b')
    expect(await b.outcome).toBe('b')
    const c = begin(turns)
    expect(c.hasBegun).toBe(true)
  })
})
