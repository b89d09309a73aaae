import { expect, test } from 'vitest'
import { daysShown, gridOf, monthAfter, monthOf, monthSpan, weekDays } from './month-days.ts'

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
  const { days, before: found } = gridOf(monthSpan(month))
  expect([found, days.length, days[0]]).toEqual([before, count, `${month}-01`])
})

test.each([
  // The last day of a month, one in it, and the first of a month with 31 days, which end with it.
  ['2026-11-30', '2026-12-29'],
  ['2026-11-12', '2026-12-11'],
  ['2026-12-01', '2026-12-31'],
  ['2027-02-01', '2027-03-02'],
])('the coming days from %s on go to %s', (from, to) =>
  expect(daysShown(undefined, new Date(`${from}T23:30:00Z`))).toEqual({ from, to }),
)

test('a month that is named is shown whole', () =>
  expect(daysShown('2027-01', new Date('2026-11-30T00:00:00Z'))).toEqual({
    from: '2027-01-01',
    to: '2027-01-31',
  }))

test('days of two months stand in one grid, the first of them in its column', () => {
  const { days, before } = gridOf({ from: '2026-11-29', to: '2026-12-02' })
  expect([before, days]).toEqual([6, ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']])
})

test.each([
  ['2026-12', '2026-12'],
  ['2027-11', '2027-11'],
  ['2026-11', undefined],
  ['2027-12', undefined],
  ['2026-10', undefined],
  ['2026-13', undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('an address that names %s shows the month %s', (asked, month) =>
  expect(monthOf(asked, '2026-11')).toBe(month),
)

test('a week begins on Monday', () => expect([weekDays('en')[0], weekDays('en')[6]]).toEqual(['Mon', 'Sun']))
