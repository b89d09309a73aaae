import { describe, expect, test } from 'vitest'
import { onePhone } from './phone-number.ts'

describe('a phone number', () => {
  test.each([
    ['+44', '07911123456', '+44', '7911123456'],
    ['+44', '7911123456', '+44', '7911123456'],
    ['+39', '0612345678', '+39', '0612345678'],
    ['+225', '0707123456', '+225', '0707123456'],
    ['+852', '61234567', '+852', '61234567'],
    ['+81', '09012345678', '+81', '9012345678'],
    ['+86', '13812345678', '+86', '13812345678'],
    ['+1', '2025550143', '+1', '2025550143'],
  ])('is kept in one form, whichever was typed: %s %s', (area_code, phone, code, number) => {
    expect(onePhone({ area_code, phone })).toEqual({ area_code: code, phone: number })
  })
  test.each([
    ['+852', '66666666666666'],
    ['+852', '1234'],
    ['+44', '791112345678901'],
    ['+999', '12345678'],
  ])('is refused where its country has none of the length: %s %s', (area_code, phone) => {
    expect(() => onePhone({ area_code, phone })).toThrow()
  })
})
