import { Decimal } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { hkdFor, worthOf } from './fps-worth.ts'

test('what is credited is cut off at its places', () => {
  expect(worthOf('100.07', '0.128', 2)).toBe('12.8')
  expect(worthOf('', '0.128', 2)).toBe('0')
})

test.each([
  ['12.80', '0.128', 2],
  ['0.01', '0.128', 2],
  ['33.33', '0.1279999', 2],
  ['1000.000001', '0.128', 6],
  ['7', '3', 0],
  ['99999999.99', '0.000071', 2],
] as const)('to have %s credited at %s the least is paid that brings it', (credited, ratio, places) => {
  const hkd = hkdFor(credited, ratio, places)
  const less = new Decimal(hkd).minus('0.01').toFixed()
  expect(new Decimal(worthOf(hkd, ratio, places)).greaterThanOrEqualTo(credited)).toBe(true)
  expect(new Decimal(worthOf(less, ratio, places)).lessThan(credited)).toBe(true)
})
