import { expect, test } from 'vitest'
import { told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { periods } from './periods.ts'

test('closed months are kept with their last event, their digest and the one who closed them', async () => {
  const digest = 'd'.repeat(64)
  const rows = await givenFacts(periods, [
    'period-books',
    { type: 'PeriodClosed', month: '2026-10', events: 7, digest },
  ])
  const closed = { month: '2026-10', events: 7, digest, closed_at: told, closed_by: '9' }
  expect(rows.of('periods')).toEqual([closed])
})
