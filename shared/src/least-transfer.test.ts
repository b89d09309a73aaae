import { describe, expect, test } from 'vitest'
import { leastTransfer } from './least-transfer.ts'

const leastOf = (currency: string, network: string, settings = { ercThreshold: '20', trcThreshold: '10' }) =>
  leastTransfer(currency, network, code => settings[code])

describe('the smallest transfer', () => {
  test('of a dollar coin counts in the coin itself', () => {
    expect(leastOf('USDC', 'ERC20')).toEqual({ amount: '20', currency: 'USDC' })
    expect(leastOf('USDT', 'TRC20')).toEqual({ amount: '10', currency: 'USDT' })
  })
  test('of another coin is worth so much USDT', () => {
    expect(leastOf('ETH', 'ERC20')).toEqual({ amount: '20', currency: 'USDT' })
  })
  test('is any over a network without a setting, or when it is set to zero', () => {
    expect(leastOf('BTC', 'BTC')).toBeUndefined()
    expect(leastOf('USDC', 'TRC20', { ercThreshold: '20', trcThreshold: '0' })).toBeUndefined()
  })
})
