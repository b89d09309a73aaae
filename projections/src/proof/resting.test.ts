import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resting } from './resting.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const log = createMemoryLog()
const slow = {
  ...log,
  readAll: (...how: Parameters<typeof log.readAll>) => {
    vi.advanceTimersByTime(30)
    return log.readAll(...how)
  },
}

test('a check rests before each further page for a multiple of what reading the last and folding it took', async () => {
  const rests: number[] = []
  const read = resting(slow, { restFactor: 4, pause: async ms => void rests.push(ms) })
  await read.readAll({ limit: 1 })
  vi.advanceTimersByTime(20)
  await read.readAll({ limit: 1 })
  await read.readAll({ limit: 1 })
  expect(rests).toEqual([200, 120])
})

test('a check that is told to stop rests no more', async () => {
  const rests: number[] = []
  const read = resting(slow, {
    restFactor: 4,
    signal: AbortSignal.abort(),
    pause: async ms => void rests.push(ms),
  })
  await read.readAll({ limit: 1 })
  await read.readAll({ limit: 1 })
  expect(rests).toEqual([])
})
