import { Decimal } from '@strongroom/shared'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromUnits, toUnits } from './units.ts'

describe('units', () => {
  test.each([
    ['0', 0n, '0.000000000000000000'],
    ['1', 10n ** 18n, '1.000000000000000000'],
    ['-0.5', -(10n ** 17n) * 5n, '-0.500000000000000000'],
    ['0.000000000000000001', 1n, '0.000000000000000001'],
    [
      '-99999999999999999999.999999999999999999',
      -(10n ** 38n) + 1n,
      '-99999999999999999999.999999999999999999',
    ],
  ])('read %s exactly and write it as PostgreSQL does', (amount, units, written) => {
    expect(toUnits(amount)).toBe(units)
    expect(fromUnits(units)).toBe(written)
  })

  test('come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 38n), max: 10n ** 38n }),
        units => toUnits(fromUnits(units)) === units,
      ),
    )
  })

  test('add up as decimals do, however they are written', () => {
    const amount = fc
      .tuple(
        fc.constantFrom('', '-'),
        fc.bigInt({ min: 0n, max: 10n ** 17n }),
        fc.integer({ min: 0, max: 18 }),
      )
      .map(([sign, digits, places]) => {
        const all = digits.toString().padStart(places + 1, '0')
        return places ? `${sign}${all.slice(0, -places)}.${all.slice(-places)}` : sign + all
      })
    fc.assert(
      fc.property(amount, text =>
        new Decimal(text).times('1e18').equals(new Decimal(toUnits(text).toString())),
      ),
    )
  })

  test.each([
    '',
    '-',
    '.',
    '.5',
    '1.',
    '-.5',
    '1.2.3',
    '--1',
    '+1',
    ' 1',
    '1-',
    '1e3',
    '0.0000000000000000001',
    '1,5',
    'ten',
  ])('refuse %j', amount => {
    expect(() => toUnits(amount)).toThrow()
  })
})
