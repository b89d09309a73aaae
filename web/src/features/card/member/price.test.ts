import { describe, expect, test } from 'vitest'
import { chargeIssue, chargePrice, openingTotal } from './price.ts'

const item = { amount: '200', usdc_required: '201.5', usdt_required: '200.1' } as never
const terms = { amount: '200', feeRate: '0.01', places: 6 }

describe('the price of a card', () => {
  test('of opening is fee and precharge', () => {
    expect(openingTotal('50.00', '100')).toBe('150')
    expect(openingTotal('50.00', '0')).toBe('50')
    expect(openingTotal('50.00', '100.009')).toBe('150')
  })
  test('of charging is what the item says in the coin that pays, and the fee on that', () => {
    expect(chargePrice({ ...terms, currency: 'USDC', item })).toEqual({
      cost: '201.5',
      fee: '2.015',
      total: '203.515',
    })
    expect(chargePrice({ ...terms, currency: 'USDT', item }).cost).toBe('200.1')
  })
  test('of charging is 1:1 without an item, the fee rounded up to one unit at least', () => {
    expect(chargePrice({ ...terms, currency: 'USDC', amount: '10.05', feeRate: '0.00000001' })).toEqual({
      cost: '10.05',
      fee: '0.000001',
      total: '10.050001',
    })
    expect(chargePrice({ ...terms, currency: 'USDC', amount: '' }).total).toBe('0')
  })
})

describe('an amount to charge', () => {
  const limits = { minimum: '10', maximum: '500', left: '300' }
  test('keeps between the least, the most, and what is left today', () => {
    expect(chargeIssue('9.99', limits)).toBe('below')
    expect(chargeIssue('10', limits)).toBeUndefined()
    expect(chargeIssue('300', limits)).toBeUndefined()
    expect(chargeIssue('300.01', limits)).toBe('above-today')
    expect(chargeIssue('500.01', limits)).toBe('above')
    expect(chargeIssue('', limits)).toBe('below')
  })
})
