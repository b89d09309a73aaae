import { describe, expect, test } from 'vitest'
import { interestUntilMaturity, monthsLater } from './terms.ts'

describe('the terms of a fixed deposit', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (day, months, then) => {
    expect(monthsLater(day, months)).toBe(then)
  })
  test('come to what the ledger will pay', () => {
    const given = { amount: '1000', rate: '3.65', term: 3, today: '2026-01-31', places: 2 }
    expect(interestUntilMaturity(given)).toBe('8.90')
    expect(interestUntilMaturity({ ...given, term: 0 })).toBe('0.00')
    expect(interestUntilMaturity({ ...given, amount: '' })).toBe('0.00')
  })
})
