import { describe, expect, test } from 'vitest'
import { alwaysNeedsSecond, judgeRate, rateSetBy } from './second-needed.ts'

const settings = { get: () => undefined }
const rate = (value: string, last: string | null = null) => ({
  source: 'USD',
  target: 'USDC',
  rate: value,
  last,
})

describe('a rate', () => {
  test.each([
    ['1.05', '1', '1', 'near'],
    ['1.0501', '1', '1', 'far'],
    ['0.95', null, '1', 'near'],
    ['1.04', '1', undefined, 'near'],
    ['1.04', '1.2', '1', 'far'],
    ['2', '1', '1', 'far'],
    ['2.0001', '1', '1', 'absurd'],
    ['0.5', '1', '1', 'far'],
    ['0.4999', '1', '1', 'absurd'],
    ['0', null, undefined, 'absurd'],
    ['7', null, undefined, 'far'],
    // The price says what is right; a last rate from long ago does not make it absurd.
    ['1', '5', '1', 'far'],
  ])('of %s after %s, at a price of %s, is %s', (value, last, price, judged) => {
    expect(judgeRate(rate(value, last), price, '0.05')).toBe(judged)
  })

  test('is set by what changes it or shows it again, and by nothing else', () => {
    const before = { source: 'USD', target: 'USDC', rate: '1', feeRate: '0', status: 1 }
    const set = (was: object | null, is: object | null) =>
      rateSetBy({ kind: 'swap-rate', before: was as never, after: is as never }, settings)
    expect(set(before, { ...before, feeRate: '0.1' })).toBeUndefined()
    expect(set(before, null)).toBeUndefined()
    expect(set(before, { ...before, rate: '2' })).toEqual(rate('2', '1'))
    expect(set(null, before)).toEqual(rate('1'))
    expect(set({ ...before, status: 0 }, before)).toEqual(rate('1'))
  })
})

test('what says where money goes, or bounds administrators, always takes two; other settings do not', () => {
  const config = (field_code: string, field_value: string) =>
    alwaysNeedsSecond({ kind: 'sys-config', before: null, after: { field_code, field_value } })
  expect(config('ercCentralAddress', '0x1')).toBe(true)
  expect(config('adjustmentAloneUpTo', '2000')).toBe(true)
  expect(config('adjustmentAloneUpTo', '1000')).toBe(false)
  expect(config('withdrawMinimum', '1')).toBe(false)
  expect(config('unknownToUs', '1')).toBe(false)
  expect(alwaysNeedsSecond({ kind: 'sys-bank', before: {}, after: null })).toBe(true)
  expect(alwaysNeedsSecond({ kind: 'network', before: null, after: {} })).toBe(false)
})
