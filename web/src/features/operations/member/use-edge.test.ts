import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEdge } from './use-edge.ts'

const at = Date.parse('2026-11-30T10:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: at })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}

test('tells the time at each moment as it comes, by one timer for the first of them', () => {
  const { result } = renderHook(() => useEdge([at + 5_000, at + 2_000, at - 1]))
  expect(vi.getTimerCount()).toBe(1)
  pass(1_999)
  expect(result.current).toBe(at)
  pass(1)
  expect(result.current).toBe(at + 2_000)
  expect(vi.getTimerCount()).toBe(1)
  pass(3_000)
  expect(result.current).toBe(at + 5_000)
  expect(vi.getTimerCount()).toBe(0)
})

test('waits for a moment that is further off than a timer of a browser reaches', () => {
  const far = at + 40 * 86_400_000
  const { result } = renderHook(() => useEdge([far]))
  pass(30 * 86_400_000)
  expect(result.current).toBeLessThan(far)
  expect(vi.getTimerCount()).toBe(1)
  pass(10 * 86_400_000)
  expect(result.current).toBe(far)
})
