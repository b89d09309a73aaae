import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Currency,
  Decimal,
  Money,
  parseDecimal,
  placesOf,
  roundDown,
  roundUp,
  shownPlaces,
  sumOf,
} from './money.ts'

const USD: Currency = { code: 'USD', scale: 2 }
const USDC: Currency = { code: 'USDC', scale: 6 }

describe('reading a decimal string', () => {
  test.each(['0', '1', '-1', '100.00', '00012.50', '99999999999999999999.123456789012345678'])(
    'takes %s',
    text => {
      expect(parseDecimal(text)?.toFixed()).toBe(new Decimal(text).toFixed())
    },
  )
  test.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '1e3',
    '1E-7',
    '.5',
    '5.',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '１',
    '1.1234567890123456789',
    '100000000000000000000',
  ])('refuses %j', text => {
    expect(parseDecimal(text)).toBeUndefined()
  })
  test('counts its places', () => {
    expect(['1', '1.5', '1.50'].map(placesOf)).toEqual([0, 1, 2])
  })
})

describe('the sum of decimal strings', () => {
  test.each([
    ['0', '0.00', '0'],
    ['0.01', '-0.01', '0'],
    ['0', '-0.05', '-0.05'],
    ['-0.5', '0.45', '-0.05'],
    ['99.99', '0.01', '100'],
    ['100', '-0.000000000000000001', '99.999999999999999999'],
    ['12345678901234567890.5', '87654321098765432109.5', '100000000000000000000'],
  ])('of %s and %s is %s', (one, other, sum) => {
    expect(sumOf(one, other)).toBe(sum)
  })

  test('is what Decimal makes of them, whichever comes first', () => {
    const digits = (maxLength: number) =>
      fc.array(fc.nat(9), { minLength: 1, maxLength }).map(each => each.join(''))
    const decimal = fc
      .tuple(fc.constantFrom('', '-'), digits(20), fc.option(digits(18)))
      .map(([sign, whole, rest]) => `${sign}${whole}${rest === null ? '' : `.${rest}`}`)
    fc.assert(
      fc.property(decimal, decimal, (one, other) => {
        const sum = new Decimal(one).plus(other)
        expect(sumOf(one, other)).toBe((sum.isZero() ? new Decimal(0) : sum).toFixed())
        expect(sumOf(other, one)).toBe(sumOf(one, other))
      }),
    )
  })
})

describe('money', () => {
  test('writes itself at its currency’s scale and never in exponent form', () => {
    expect(Money.of('100', USD).amount).toBe('100.00')
    expect(Money.of('0.00000001', { code: 'BTC', scale: 8 }).amount).toBe('0.00000001')
    expect(new Decimal('0.000000000000000001').toString()).toBe('0.000000000000000001')
  })
  test('cannot hold more places than its currency', () => {
    expect(Money.of('0.01', USD).amount).toBe('0.01')
    expect(() => Money.of('0.001', USD)).toThrow(/more than 2 decimal places/)
    expect(() => Money.of('abc', USD)).toThrow(/not a decimal amount/)
  })
  test('adds and takes away exactly what a float cannot', () => {
    expect(Money.of('0.10', USD).plus(Money.of('0.20', USD)).equals(Money.of('0.30', USD))).toBe(true)
    expect(Money.of('0.30', USD).minus(Money.of('0.10', USD)).amount).toBe('0.20')
  })
  test('does not mix currencies', () => {
    expect(() => Money.of('1', USD).plus(Money.of('1', USDC))).toThrow(/cannot mix USD and USDC/)
    expect(Money.of('1', USD).equals(Money.of('1', USDC))).toBe(false)
  })
  test('knows on which side of zero it is', () => {
    const [minus, zero, plus] = ['-0.01', '0', '0.01'].map(text => Money.of(text, USD)) as [
      Money,
      Money,
      Money,
    ]
    expect([minus, zero, plus].map(each => each.isPositive())).toEqual([false, false, true])
    expect([minus, zero, plus].map(each => each.isNegative())).toEqual([true, false, false])
    expect([minus, zero, plus].map(each => each.isZero())).toEqual([false, true, false])
    expect(minus.lessThan(zero)).toBe(true)
    expect(minus.negated().equals(plus)).toBe(true)
    expect(String(Money.zero(USD))).toBe('0.00 USD')
  })
})

describe('rounding', () => {
  test('cuts off what a customer would receive beyond the scale', () => {
    expect(roundDown(new Decimal('0.019999'), 2).toFixed()).toBe('0.01')
  })
  test('takes a whole unit of a customer for any part of one', () => {
    expect(roundUp(new Decimal('0.000001'), 2).toFixed()).toBe('0.01')
    expect(roundUp(new Decimal('0.0100001'), 2).toFixed()).toBe('0.02')
    expect(roundUp(new Decimal('0.01'), 2).toFixed()).toBe('0.01')
    expect(roundUp(new Decimal('0'), 2).toFixed()).toBe('0')
  })
})

test('BTC and ETH are shown with 8 places, everything else with 2', () => {
  expect(['BTC', 'ETH', 'USD', 'USDC'].map(shownPlaces)).toEqual([8, 8, 2, 2])
})
