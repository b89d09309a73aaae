import { describe, expect, test } from 'vitest'
import { WakeUp } from './wake-up.ts'

const never = new AbortController().signal

describe('a bell', () => {
  test('is heard by all that wait', async () => {
    const bell = new WakeUp()
    const heard = [bell.rangAfter(0, 10_000, never), bell.rangAfter(0, 10_000, never)]
    bell.ring()
    expect(await Promise.all(heard)).toEqual([true, true])
  })

  test('is heard by who was busy when it rang', async () => {
    const bell = new WakeUp()
    const before = bell.count
    bell.ring()
    expect(await bell.rangAfter(before, 10_000, never)).toBe(true)
  })

  test('that does not ring is waited for no longer than asked', async () => {
    expect(await new WakeUp().rangAfter(0, 1, never)).toBe(false)
  })

  test('is waited for no longer once we shall stop', async () => {
    const stop = new AbortController()
    const heard = new WakeUp().rangAfter(0, 60_000, stop.signal)
    stop.abort()
    expect(await heard).toBe(false)
    expect(await new WakeUp().rangAfter(0, 60_000, stop.signal)).toBe(false)
  })
})
