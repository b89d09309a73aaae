import { expect, test } from 'vitest'
import { differenceLine } from './difference-line.ts'

const of = { uid: '100045', currency: 'USD' }

test('a difference is one line: its group, and the sums that differ without idle zeros', () => {
  const live = { amount: '9941.800000000000000000', locked: '0.000000000000000000' }
  expect(
    differenceLine({ table: 'wallets', of, live, next: { ...live, amount: '9940.800000000000000000' } }),
  ).toBe('wallets, uid 100045, currency USD: amount 9941.8 live, 9940.8 rebuilt')
})

test('a group that one side lacks is said to be nothing there', () => {
  const next = { amount: '5.00', locked: '0' }
  expect(differenceLine({ table: 'wallets', of, live: null, next })).toBe(
    'wallets, uid 100045, currency USD: amount nothing live, 5 rebuilt; locked nothing live, 0 rebuilt',
  )
})
