import { describe, expect, test } from 'vitest'
import { isWeakPin, weaknessOf } from './weak-secrets.ts'

describe('a PAY code', () => {
  test.each([
    ['one digit', ['000000', '111111', '999999']],
    ['a row', ['123456', '654321', '012345', '987654', '890123', '210987']],
    ['repeats', ['121212', '123123', '112233', '111222', '123321']],
    ['a date, day first', ['310885', '290200', '010190']],
    ['a date, month first', ['083185', '123199']],
    ['a date, year first', ['850831', '000229']],
    ['a month of a year', ['198507', '071985']],
    ['a favourite', ['147258', '520520', '159753']],
  ])('of %s is weak', (_, pins) => {
    expect(pins.filter(pin => !isWeakPin(pin))).toEqual([])
  })

  test.each(['246810', '135790', '704926', '938471', '320199'])('%s is not', pin => {
    expect(isWeakPin(pin)).toBe(false)
  })

  test('is refused seldom enough that chance finds a good one', () => {
    const some = [...Array(9_900).keys()].map(n => String(n * 101).padStart(6, '0'))
    const share = some.filter(isWeakPin).length / some.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.12)
  })
})

describe('a password', () => {
  test.each([
    ['aaaaaaa1', 'x@example.com', 'few-characters'],
    ['abab1212', 'x@example.com', 'few-characters'],
    ['Johnny.B-1', 'johnny@example.com', 'holds-email'],
    ['2026bob!!', 'bob@example.com', 'holds-email'],
    ['bobsleigh-42', 'bob@example.com', undefined],
    ['Strongroom-demo-1', 'ada@example.com', undefined],
  ])('%s of %s: %s', (password, email, weakness) => {
    expect(weaknessOf(password, email)).toBe(weakness)
  })
})
