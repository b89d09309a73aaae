import { expect, test } from 'vitest'
import { menuCounts } from './menu-counts.ts'

test('the menu counts what waits for cards at one place, and questions at theirs', () => {
  const waiting = (kind: 'top-up' | 'card-order' | 'card-charge', count: number) => ({
    ...{ kind, count, oldest_date: null, sums: [] },
  })
  const waits = [waiting('top-up', 3), waiting('card-order', 1), waiting('card-charge', 2)]
  const counts = { '/admin/topup': 3, '/admin/cards': 3 }
  expect(menuCounts({ waits, questions: { count: 0, oldest_date: null } })).toEqual(counts)
  const questions = { count: 4, oldest_date: '2026-11-29T08:00:00.000Z' }
  expect(menuCounts({ waits, questions })).toEqual({ ...counts, '/admin/support': 4 })
})
