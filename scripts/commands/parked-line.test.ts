import type { ParkedStream } from '@strongroom/projections/runner'
import { expect, test } from 'vitest'
import { parkedLine } from './parked-line.ts'

const parked: ParkedStream = {
  ...{ projection: 'swaps', generation: 'live', stream: 'wallet-7', revision: 3, type: 'SwapSettled' },
  position: '00000000000000000009',
  ...{ error: 'no such currency', tries: 1, waiting: 2, parkedAt: '2026-11-23T00:00:00.000Z' },
}

test('a parked stream is one line: the tables, the event, the reason, and how much waits', () => {
  expect(parkedLine(parked)).toBe(
    'parked in swaps: wallet-7 revision 3 (SwapSettled): no such currency; tried 1 time; waiting: 2 events',
  )
  expect(parkedLine({ ...parked, generation: 'next' })).toMatch(/^parked in swaps, rebuilt: wallet-7 /)
})
