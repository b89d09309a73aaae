import { expect, test } from 'vitest'
import { dayBegun, isAloneInDay } from './day-begun.ts'

const rows = ['2026-11-02T12:00:00.000Z', '2026-11-02T11:00:00.000Z', '2026-11-01T12:00:00.000Z']
const ofEach = (day?: (row: string) => string) =>
  rows.map((_, index) => [dayBegun({ rows, day }, index), isAloneInDay({ rows, day }, index)])

test('the first of several rows of a day begins it, and a row alone in its day says the day itself', () => {
  expect(ofEach(row => row)).toEqual([
    [[rows[0]], false],
    [[], false],
    [[], true],
  ])
})

test('no row begins a day or is alone in one where rows stand under none', () => {
  expect(ofEach()).toEqual(rows.map(() => [[], false]))
})
