import { describe, expect, test } from 'vitest'
import { estimateOf, valued } from './estimate.ts'

const row = (currency: string, amount: string, locked = '0', saving = '0') => ({
  currency,
  currency_name: currency,
  amount,
  locked,
  user_fixed_deposit_amount: saving,
})

describe('the estimate in USDC', () => {
  test('is the sum of the cents shown in the rows', () => {
    const rows = valued(
      [row('BTC', '0.00000001'), row('ETH', '1.00000001', '1', '0.5'), row('USD', '0.01')],
      {
        btc: '64210.00',
        eth: '3105.40',
      },
    )
    expect(rows.map(({ inUsdc }) => inUsdc)).toEqual(['0.00', '7763.50', '0.01'])
    expect(estimateOf(rows)).toBe('7763.51')
  })

  test('leaves out what has no price', () => {
    const rows = valued([row('XTP', '5'), row('USD', '1')], { xtp: '0' })
    expect(rows[0]?.inUsdc).toBeUndefined()
    expect(estimateOf(rows)).toBe('1.00')
  })
})
