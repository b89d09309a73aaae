import { describe, expect, test } from 'vitest'
import { choiceOf } from './choice.ts'

const swappable = [
  { currency: 'USD', targets: ['USDC', 'USDT'] },
  { currency: 'USDC', targets: ['USD'] },
]

describe('what a currency is swapped for', () => {
  test('stays as it was chosen where that is possible', () => {
    expect(choiceOf(swappable, { source: 'USD', target: 'USDT' }).target).toBe('USDT')
  })
  test('is the first possible one where it is not', () => {
    expect(choiceOf(swappable, { source: 'USDC', target: 'USDT' })).toEqual({
      targets: ['USD'],
      target: 'USD',
    })
  })
  test('is left alone until the rates are here', () => {
    expect(choiceOf([], { source: 'USD', target: 'USDC' })).toEqual({ targets: [], target: 'USDC' })
  })
})
