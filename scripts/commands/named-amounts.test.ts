import { describe, expect, test } from 'vitest'
import { namedAmounts } from './named-amounts.ts'

describe('amounts that an operator names', () => {
  test.each([
    [[], []],
    [['999.50', 'USD'], [{ unit: 'USD', amount: '999.50' }]],
    [
      ['999.50 USD, 0.1 BTC/USDC'],
      [
        { unit: 'USD', amount: '999.50' },
        { unit: 'BTC/USDC', amount: '0.1' },
      ],
    ],
  ])('%j are read', (words, amounts) => {
    expect(namedAmounts(words)).toEqual(amounts)
  })

  test.each([[['USD']], [['USD', '999.50']], [['999.50']], [['1', 'USD', '2']]])('%j are not', words => {
    expect(() => namedAmounts(words)).toThrow('Name amounts like this')
  })
})
