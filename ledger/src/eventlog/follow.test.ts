import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Position } from './envelope.ts'
import { follow } from './follow.ts'
import type { StoredEvent } from './log.ts'
import { createWakeUp } from './wake-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const positionOf = (count: number) => String(count).padStart(20, '0') as Position

/** A busy log, of which hardly any event concerns the follower. */
const busyLog = () => {
  const log = { commits: 0, looks: 0, mine: undefined as StoredEvent | undefined }
  const bell = createWakeUp()
  const writing = setInterval(() => {
    log.commits++
    bell.ring()
  }, 1)
  const read = async (after: Position | undefined) => {
    log.looks++
    const events = log.mine && log.mine.position > (after ?? '') ? [log.mine] : []
    return { events, upTo: positionOf(log.commits) }
  }
  return { log, source: { read, bell, pollMs: 500, retryMs: 200 }, stop: () => clearInterval(writing) }
}

test('who is woken for nothing rests, and still sees what comes', async () => {
  const { log, source, stop } = busyLog()
  const seen: StoredEvent[] = []
  const subscription = follow({ ...source, restMs: 20 }, undefined, events => void seen.push(...events))
  await vi.advanceTimersByTimeAsync(400)
  expect(log.commits).toBe(400)
  expect(log.looks).toBeGreaterThan(15)
  expect(log.looks).toBeLessThan(25)
  log.mine = { position: positionOf(log.commits + 1) } as StoredEvent
  await vi.advanceTimersByTimeAsync(25)
  expect(seen).toEqual([log.mine])
  stop()
  await subscription.close()
})

test('without a rest every ring is a look', async () => {
  const { log, source, stop } = busyLog()
  const subscription = follow(source, undefined, () => {})
  await vi.advanceTimersByTimeAsync(400)
  expect(log.looks).toBeGreaterThan(390)
  stop()
  await subscription.close()
})
