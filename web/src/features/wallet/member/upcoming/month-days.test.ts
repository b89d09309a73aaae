import { expect, test } from 'vitest'
import { monthAfter, monthDays, monthOf, monthSpan, weekDays } from './month-days.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('the month %s and %i is %s', (month, months, then) => expect(monthAfter(month, months)).toBe(then))

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, to) => expect(monthSpan(month)).toEqual({ from: `${month}-01`, to }))

test.each([
  // Monday, Sunday.
  ['2027-02', 0, 28],
  ['2026-11', 6, 30],
])('%s has %i empty days before its first, and %i days', (month, before, count) => {
  const { days, before: found } = monthDays(month)
  expect([found, days.length, days[0]]).toEqual([before, count, `${month}-01`])
})

test.each([
  ['2026-11', '2026-11'],
  ['2027-11', '2027-11'],
  ['2027-12', '2026-11'],
  ['2026-10', '2026-11'],
  ['2026-13', '2026-11'],
  ['nonsense', '2026-11'],
  [undefined, '2026-11'],
])('an address that names %s shows %s', (asked, month) => expect(monthOf(asked, '2026-11')).toBe(month))

test('a week begins on Monday', () => expect([weekDays('en')[0], weekDays('en')[6]]).toEqual(['Mon', 'Sun']))
