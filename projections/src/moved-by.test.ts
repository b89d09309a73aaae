import { expect, test } from 'vitest'
import { projections } from './projections.ts'
import { movedBy } from './views.ts'

test('events move the read models that know their facts, and those that look at every event', () => {
  const moved = movedBy(projections, ['TopUpSubmitted', 'SwapSettled'])
  expect(moved).toEqual(expect.arrayContaining(['top_ups', 'swaps', 'events', 'balances']))
  for (const still of ['withdrawals', 'proposals', 'quick_pays']) expect(moved).not.toContain(still)
})

test('a fact that nothing declares moves the read models that declare none', () => {
  expect(movedBy(projections, ['Unheard'])).toEqual(expect.arrayContaining(['events', 'event_keys']))
  expect(movedBy(projections, ['Unheard'])).not.toContain('top_ups')
})
