import { expect, test } from 'vitest'
import { dayBegun } from './day-begun.ts'

const rows = ['2026-11-02T12:00:00.000Z', '2026-11-02T11:00:00.000Z', '2026-11-01T12:00:00.000Z']
const begun = (day?: (row: string) => string) => rows.map((_, index) => dayBegun({ rows, day }, index))

test('the first row of each day begins it', () => {
  expect(begun(row => row)).toEqual([[rows[0]], [], [rows[2]]])
})

test('no row begins a day where rows stand under none', () => {
  expect(begun()).toEqual([[], [], []])
})
