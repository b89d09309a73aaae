import { describe, expect, test } from 'vitest'
import { actOfEntry, asSetting, judgeRate, rateSetBy } from './second-needed.ts'

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
    // The price is the measure; a last rate from long ago does not make it absurd.
    ['1', '5', '1', 'far'],
  ])('of %s after %s, at a price of %s, is %s', (value, last, price, judged) => {
    expect(judgeRate(rate(value, last), price, '0.05')).toBe(judged)
  })

  test('is set by what changes it or shows it again, and by nothing else', () => {
    const before = { source: 'USD', target: 'USDC', rate: '1', feeRate: '0', status: 1 }
    const set = (was: object | null, is: object | null) =>
      rateSetBy({ kind: 'swap-rate', before: was as never, after: is as never }, settings, was as never)
    expect(set(before, { ...before, feeRate: '0.1' })).toBeUndefined()
    expect(set(before, null)).toBeUndefined()
    expect(set(before, { ...before, rate: '2' })).toEqual(rate('2', '1'))
    expect(set(null, before)).toEqual(rate('1'))
    expect(set({ ...before, status: 0 }, before)).toEqual(rate('1'))
  })
})

describe('a rate changed in several steps', () => {
  const swapRate = (rate: string) => ({ source: 'USD', target: 'USDC', rate, status: 1 })
  const config = (field_value: string) => ({ field_code: 'fpsRatio', field_value })

  test('is measured by the entry as it stood before all of them', () => {
    const step = { kind: 'swap-rate', before: swapRate('1.04'), after: swapRate('1.08') } as const
    expect(rateSetBy(step, settings, swapRate('1'))).toEqual(rate('1.08', '1'))
    const again = { kind: 'swap-rate', before: null, after: swapRate('1.5') } as const
    expect(rateSetBy(again, settings, swapRate('1'))).toEqual(rate('1.5', '1'))
    const fps = { kind: 'sys-config', before: config('0.133'), after: config('0.14') } as const
    expect(rateSetBy(fps, settings, null)).toMatchObject({ rate: '0.14', last: '0.127' })
  })
})

test('the rate of a plan is one that has no price, and needs none while it is zero', () => {
  const plan = (rate: string) => ({ currency: 'USD', term: 3, rate, status: 1 })
  const set = (is: string, stood: object | null) =>
    rateSetBy({ kind: 'fixed-deposit-plan', before: null, after: plan(is) }, settings, stood as never)
  expect(set('4', plan('3.65'))).toEqual({ rate: '4', last: '3.65' })
  expect(set('99', null)).toEqual({ rate: '99', last: null })
  expect(set('0', null)).toBeUndefined()
})

test('an invite code is an award when it awards something new', () => {
  const code = (award_amount: string, more = {}) => ({ code: 'A', award_amount, currency: 'USD', ...more })
  const needs = (before: object | null, after: object | null) =>
    actOfEntry({ kind: 'invite-code', before: before as never, after: after as never }) === 'award'
  expect(needs(null, code('3'))).toBe(true)
  expect(needs(null, code('0'))).toBe(false)
  expect(needs(code('3'), code('3.01'))).toBe(true)
  expect(needs(code('3'), code('2'))).toBe(false)
  expect(needs(code('3'), code('3', { currency: 'BTC' }))).toBe(true)
  expect(needs(code('3'), code('3', { status: 0 }))).toBe(false)
  expect(needs(code('3'), null)).toBe(false)
})

test('an entry that is taken away is judged as if it were set', () => {
  const plan = { currency: 'USD', rate: '4' }
  const taken = { kind: 'fixed-deposit-plan', before: plan, after: null } as const
  expect(asSetting(taken)).toEqual({ kind: 'fixed-deposit-plan', before: null, after: plan })
  const set = { ...taken, after: { ...plan, rate: '5' } }
  expect(asSetting(set)).toBe(set)
})

test('what says where money goes, or bounds administrators, always takes two; other settings do not', () => {
  const config = (field_code: string, field_value: string) =>
    actOfEntry({ kind: 'sys-config', before: null, after: { field_code, field_value } })
  expect(config('ercCentralAddress', '0x1')).toBe('central-address')
  expect(config('adjustmentAloneUpTo', '2000')).toBe('limit')
  expect(config('adjustmentAloneUpTo', '1000')).toBeUndefined()
  const ofAllCards = [
    ['cardPurchaseMaximum', '9000'],
    ['cardPurchaseDaily', '20000'],
    ['cardPurchaseMonthly', '90000'],
    ['cardCashDaily', '2000'],
    ['cardKindsOff', 'finance'],
    ['cardCountriesOff', 'KP'],
  ] as const
  for (const [code, value] of ofAllCards) expect([code, config(code, value)]).toEqual([code, 'limit'])
  expect(config('withdrawMinimum', '1')).toBeUndefined()
  expect(config('unknownToUs', '1')).toBeUndefined()
  expect(actOfEntry({ kind: 'sys-bank', before: {}, after: null })).toBe('house-account')
  expect(actOfEntry({ kind: 'policy', before: null, after: {} })).toBe('policy')
  expect(actOfEntry({ kind: 'network', before: null, after: {} })).toBeUndefined()
})
