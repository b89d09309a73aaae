import { describe, expect, test } from 'vitest'
import { marketsOf, worseBy } from './market.ts'

const prices = async () => ({
  prices: { btc: '64000', usd: '1', eur: '1.08', xtp: '0' },
  ...{ source: 'demo', asOf: '2026-01-01T00:00:00.000Z' },
})
const pair = (base: string, target: string, price: string | null = null) => ({ base, target, price })

describe('the price of a pair now', () => {
  test('is its own where it has one, else that of both, and unknown where one has none', async () => {
    const pairs = [pair('BTC', 'USD', '65000'), pair('BTC', 'EUR'), pair('XTP', 'USD')]
    expect(await marketsOf({ prices } as never, pairs)).toEqual(['65000', '59259.259', null])
  })
})

describe('a limit', () => {
  test.each([
    ['buy', '90000', '0.4062'],
    ['buy', '64000', null],
    ['buy', '60000', null],
    ['sell', '32000', '0.5'],
    ['sell', '64001', null],
  ] as const)('to %s at %s is worse by %s', (side, limit, worse) => {
    expect(worseBy(side, limit, '64000')).toBe(worse)
  })
  test('is not judged without a price', () => {
    expect(worseBy('buy', '90000', null)).toBeNull()
  })
})
