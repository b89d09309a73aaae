import { describe, expect, test } from 'vitest'
import { percentOf, percentText, trimmedRate } from './rate.ts'

describe('rates', () => {
  test.each([
    ['0.003', '0.30%'],
    ['0.0005', '0.05%'],
    ['0.00125', '0.125%'],
    ['0', '0.00%'],
    ['0.1', '10.00%'],
    ['1', '100.00%'],
  ])('show the share %s as %s', (share, percent) => expect(percentOf(share)).toBe(percent))

  test.each([
    ['2', '2.00%'],
    ['0.5', '0.50%'],
    ['4.125', '4.125%'],
  ])('show the percentage %s as %s', (percent, shown) => expect(percentText(percent)).toBe(shown))

  test.each([
    ['1', '1.00'],
    ['1.000000', '1.00'],
    ['0.99985', '0.99985'],
  ])('show the rate %s as %s', (rate, shown) => expect(trimmedRate(rate)).toBe(shown))
})
