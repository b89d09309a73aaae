import { expect, test } from 'vitest'
import { menuCounts } from './case-places.ts'

test('the menu counts what waits for cards at one place', () => {
  const waiting = (kind: 'top-up' | 'card-order' | 'card-charge', count: number) => ({
    ...{ kind, count, oldest_date: null, sums: [] },
  })
  expect(menuCounts([waiting('top-up', 3), waiting('card-order', 1), waiting('card-charge', 2)])).toEqual({
    '/admin/topup': 3,
    '/admin/cards': 3,
  })
})
