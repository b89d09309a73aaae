import { describe, expect, test } from 'vitest'
import { firstWaiting, menuCounts } from './waiting-counts.ts'

describe('the first list in which something waits', () => {
  test('is the first of the menu', () => {
    expect(firstWaiting({ '/admin/sendpayments': 1, '/admin/withdraw': 2, '/admin/topup': 0 })).toBe(
      '/admin/withdraw',
    )
  })
  test('is the very one, where several are one place of the menu', () => {
    expect(firstWaiting({ '/admin/logrechargecards': 1 })).toBe('/admin/logrechargecards')
  })
  test('is that of the top-ups when nothing waits, or nothing could be counted', () => {
    expect(firstWaiting({ '/admin/topup': 0, '/admin/withdraw': 0 })).toBe('/admin/topup')
    expect(firstWaiting({})).toBe('/admin/topup')
  })
})

test('the menu counts what waits for cards at one place', () => {
  expect(
    menuCounts({ '/admin/topup': 3, '/admin/cardordernumbers': 1, '/admin/logrechargecards': 2 }),
  ).toEqual({
    '/admin/topup': 3,
    '/admin/cards': 3,
  })
})
