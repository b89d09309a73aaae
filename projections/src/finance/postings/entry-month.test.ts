import { expect, test } from 'vitest'
import type { AnyFact } from '../../runner/projection.ts'
import { entryMonth } from './entry-month.ts'

const of = (fact: object) => entryMonth(fact as AnyFact)

test('interest is of the month of its last day: `to` is the first day without it', () => {
  expect(of({ type: 'InterestPaid', from: '2026-10-15', to: '2026-11-15' })).toBe('2026-11')
  expect(of({ type: 'InterestPaid', from: '2026-12-01', to: '2027-01-01' })).toBe('2026-12')
})
test('a card’s fee is of its month, what the network settled of the day it settled on', () => {
  expect(of({ type: 'CardFeeTaken', month: '2026-09' })).toBe('2026-09')
  expect(of({ type: 'CardLogBooked', settledOn: '2026-10-31' })).toBe('2026-10')
})
test('a correction is of the month that it corrects, where it names one', () => {
  expect(of({ type: 'AdjustmentBooked', month: '2026-10' })).toBe('2026-10')
  expect(of({ type: 'AdjustmentBooked' })).toBeNull()
})
test('every other entry is of the month in which it is booked', () => {
  expect(of({ type: 'QuickPaySent' })).toBeNull()
})
