import { describe, expect, test } from 'vitest'
import { estimateRate, hasEstimate } from './estimate.ts'

describe('the rate of an estimate in USDC', () => {
  test.each(['USD', 'USDC', 'USDT', 'BUSD'])('is one for %s, whatever a market says', currency => {
    expect(estimateRate(currency, { [currency.toLowerCase()]: '0.9' })).toBe('1')
  })
  test('is the price where there is one', () => {
    expect(estimateRate('BTC', { btc: '64000.1' })).toBe('64000.1')
    expect(estimateRate('BTC', { btc: '0' })).toBeUndefined()
    expect(estimateRate('BTC', {})).toBeUndefined()
  })
  test('is none for XTP, whatever its price', () => {
    expect(estimateRate('XTP', { xtp: '2' })).toBeUndefined()
    expect(['XTP', 'BTC'].map(hasEstimate)).toEqual([false, true])
  })
})
