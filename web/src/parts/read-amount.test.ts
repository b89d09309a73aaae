import { describe, expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

describe('readAmount', () => {
  test.each([
    ['1234', '1234'],
    ['1,234', '1234'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,5', '1234.5'],
    ["1'234.50", '1234.50'],
    ['12,34', '12.34'],
    ['1.234.567', '1234567'],
    ['1.234.567,89', '1234567.89'],
    ['.5', '0.5'],
    ['0012', '12'],
    ['１２３．４５', '123.45'],
    ['12.3000', '12.30'],
    [' 7 ', '7'],
    ['0,120', '0.12'],
    ['00,500', '0.50'],
  ])('reads %j as %s', (text, amount) => {
    expect(readAmount(text, 2)).toEqual({ kind: 'amount', amount })
  })

  test.each([
    '',
    'abc',
    '-5',
    '+5',
    '1e3',
    '12,34,5',
    '1.2.3',
    '12.34.56',
    '1,2345.6',
    '$5',
    '..',
    '1,234,56',
    '0,123,456',
    '0,123.45',
  ])('does not take %j for an amount', text => {
    expect(readAmount(text, 2)).toEqual({ kind: 'not-an-amount' })
  })

  test('refuses more places than the currency has, instead of rounding', () => {
    expect(readAmount('1.234', 2)).toEqual({ kind: 'too-many-places', places: 2 })
    expect(readAmount('1.234', 6)).toEqual({ kind: 'amount', amount: '1.234' })
    expect(readAmount('0.000000001', 8)).toEqual({ kind: 'too-many-places', places: 8 })
  })

  test('refuses more digits than any balance has', () => {
    expect(readAmount('9'.repeat(15), 2).kind).toBe('amount')
    expect(readAmount('9'.repeat(16), 2)).toEqual({ kind: 'too-long' })
  })
})
