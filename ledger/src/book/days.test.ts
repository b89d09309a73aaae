import { describe, expect, test } from 'vitest'
import { addMonths, daysBetween } from './days.ts'

describe('adding months to a day', () => {
  test.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i months is %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then)
  })
})

describe('days between two days', () => {
  test.each([
    ['2026-02-28', '2026-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2100-02-28', '2100-03-01', 1],
    ['2000-02-28', '2000-03-01', 2],
    ['2026-01-01', '2027-01-01', 365],
    ['2028-01-01', '2029-01-01', 366],
    ['2026-05-10', '2026-05-10', 0],
    ['2026-05-10', '2026-05-09', -1],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })
  test('agrees with the calendar of the machine on every day of a century', () => {
    const first = Date.UTC(1999, 11, 31)
    for (let n = 0; n < 36_525; n++)
      expect(daysBetween('1999-12-31', new Date(first + n * 86_400_000).toISOString().slice(0, 10))).toBe(n)
  })
  test('throws at what is no day', () => {
    expect(() => daysBetween('2026-02-29', '2026-03-01')).toThrow('not a day')
    expect(() => addMonths('2026-1-1', 1)).toThrow('not a day')
  })
})
