import { describe, expect, test } from 'vitest'
import { calendarOf, pastDays, startOf } from './calendar.ts'
import { priceBefore } from './prices.ts'

const now = new Date('2026-11-23T16:30:00.000Z')

describe('the calendar of the demo’s past', () => {
  const calendar = calendarOf(startOf(now))

  test('begins at midnight, so many days before today', () => {
    expect(calendar.start.toISOString()).toBe('2026-07-26T00:00:00.000Z')
    expect(calendar.dayOf(pastDays)).toBe('2026-11-23')
    expect(calendar.at(1, '08:40').toISOString()).toBe('2026-07-27T08:40:00.000Z')
  })

  test('ends in the first hour of its last day, whenever it is asked for, and never in the future', () => {
    expect(calendar.end.toISOString()).toBe('2026-11-23T00:35:00.000Z')
    for (const time of ['00:00:00.000Z', '00:34:59.999Z', '00:35:00.000Z', '23:59:59.999Z']) {
      const asked = new Date(`2026-11-23T${time}`)
      expect(calendarOf(startOf(asked)).end.getTime()).toBeLessThanOrEqual(asked.getTime())
    }
  })

  test('finds a date of each month, and none in a month that has no such day', () => {
    expect(calendar.monthly(1).map(calendar.dayOf)).toEqual([
      ...['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
    ])
    expect(calendar.monthly(31).map(calendar.dayOf)).toEqual(['2026-07-31', '2026-08-31', '2026-10-31'])
  })
})

describe('a price of the demo’s past', () => {
  test('comes to today’s, from another one', () => {
    expect(priceBefore('BTC', '64000', 0)).toBe('64000')
    expect(Number(priceBefore('BTC', '64000', 100))).toBeLessThan(60_000)
  })

  test('of a dollar is a dollar', () => {
    expect(priceBefore('USDC', '1', 60)).toBe('1')
  })
})
