import { describe, expect, test } from 'vitest'
import { type ConfigCode, configIssue, configOf, configs } from './configs.ts'

describe('the settings of the product', () => {
  test('have defaults that are values of their own unit', () => {
    for (const [code, { default: value }] of Object.entries(configs))
      expect([code, configIssue(code, value)]).toEqual([code, undefined])
  })
  test('say what they mean', () => {
    for (const { meaning } of Object.values(configs)) expect(meaning.length).toBeGreaterThan(10)
  })
  test('hold as saved, and by default while nothing is', () => {
    const saved = {
      get: (_: string, code: string) => (code === 'withdrawFee' ? { field_value: '7' } : undefined),
    }
    expect([configOf(saved, 'withdrawFee'), configOf(saved, 'withdrawMinimum')]).toEqual(['7', '20'])
  })
  test.each<[ConfigCode, string, string]>([
    ['withdrawFee', '0', '-1'],
    ['bankToCardFeeRate', '0.999', '1'],
    ['tradeMarketFeeRate', '0.999', '1'],
    ['bankLimit', '3', '3.5'],
    ['fpsStatus', '1', '2'],
    ['cardWixpayUrl', 'https://pay.example.com/x', 'javascript:alert(1)'],
    ['fpsCurrency', 'USD', 'usd'],
    ['fpsRatio', '0.1', 'much'],
  ])('%s may be %s and not %s', (code, right, wrong) => {
    expect(configIssue(code, right)).toBeUndefined()
    expect(configIssue(code, wrong)).toMatch(/^Use /)
  })
  test('leave those alone that the product does not read', () => {
    expect(configIssue('anythingElse', 'whatever')).toBeUndefined()
  })
})
