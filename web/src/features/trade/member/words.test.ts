import { describe, expect, test } from 'vitest'
import { totalInUsdc } from './words.tsx'

describe('what an order comes to', () => {
  test.each([
    ['buy', '0.5', '20000.01', '10000.01'],
    ['sell', '0.5', '20000.01', '10000.00'],
    ['sell', '0.33333333', '100.01', '33.33'],
    ['buy', '', '100', '0.00'],
    ['buy', '1', '', '0.00'],
  ] as const)('%s %s at %s is %s', (type, amount, price, worth) => {
    expect(totalInUsdc({ type, amount, price, places: 2 })).toBe(worth)
  })
})
