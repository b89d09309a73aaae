import { expect, test } from 'vitest'
import { dayBefore, monthsBefore } from './months.ts'

test('the months before a day are whole, over the turn of a year and in a leap year', () => {
  expect(monthsBefore('2028-03-31', 3, '2020-01-01')).toEqual([
    { month: '2028-02', from: '2028-02-01', to: '2028-02-29' },
    { month: '2028-01', from: '2028-01-01', to: '2028-01-31' },
    { month: '2027-12', from: '2027-12-01', to: '2027-12-31' },
  ])
})

test.each([
  ['2028-01-31', ['2028-02', '2028-01']],
  ['2028-02-01', ['2028-02']],
  ['2028-03-01', []],
  [undefined, ['2028-02', '2028-01', '2027-12']],
])('the months before a day begin with that of the first day, %s', (first, months) => {
  expect(monthsBefore('2028-03-31', 3, first).map(({ month }) => month)).toEqual(months)
})

test('the day before the first of a month is the last of the one before', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
})
