import { Decimal, isCountable } from '@strongroom/shared'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAmount } from './split-amount.ts'

const places = fc.integer({ min: 0, max: 18 })
const amounts = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n }), places)
  .map(([units, scale]) => new Decimal(units.toString()).div(`1e${scale}`).toFixed())

test('a balance is split into two to four parts above zero, which add up to it', () => {
  fc.assert(
    fc.property(amounts, amount => {
      const parts = splitAmount(amount)
      expect(parts.length).toBeGreaterThanOrEqual(amount === '0.000000000000000001' ? 1 : 2)
      expect(parts.length).toBeLessThanOrEqual(4)
      expect(parts.filter(part => !isCountable(part) || part === '0')).toEqual([])
      expect(parts.reduce((sum, part) => sum.plus(part), new Decimal(0)).toFixed()).toBe(amount)
    }),
  )
})

test('parts are cut where the random numbers say', () => {
  const draws = [1n, 25n * 10n ** 16n - 1n, 75n * 10n ** 16n - 1n]
  expect(splitAmount('1', () => draws.shift() ?? 0n)).toEqual(['0.25', '0.5', '0.25'])
})

test('an amount of fewer units than parts has as many parts as units', () => {
  expect(splitAmount('0.000000000000000001')).toEqual(['0.000000000000000001'])
  expect(splitAmount('0.000000000000000002', () => 0n)).toEqual([
    '0.000000000000000001',
    '0.000000000000000001',
  ])
})
