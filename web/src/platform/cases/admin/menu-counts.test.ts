import { expect, test } from 'vitest'
import { menuCounts } from './menu-counts.ts'

test('the menu counts what waits for cards or for banks at one place, and other requests at theirs', () => {
  const waiting = (kind: 'top-up' | 'card-order' | 'card-charge' | 'bank-account', count: number) => ({
    ...{ kind, count, oldest_date: null, sums: [] },
  })
  const waits = [waiting('top-up', 3), waiting('card-order', 1), waiting('card-charge', 2)]
  const counts = { '/admin/topup': 3, '/admin/cards': 3 }
  expect(menuCounts({ waits, requests: [] })).toEqual(counts)
  const requests = (['virtual-account', 'gift-card', 'question'] as const).map((kind, at) => ({
    ...{ kind, count: at + 4, oldest_date: '2026-11-29T08:00:00.000Z' },
  }))
  expect(menuCounts({ waits: [...waits, waiting('bank-account', 2)], requests })).toEqual({
    ...{ ...counts, '/admin/banks': 6, '/admin/giftcards': 5, '/admin/support': 6 },
  })
})
