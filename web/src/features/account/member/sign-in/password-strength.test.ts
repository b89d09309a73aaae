import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['', 0],
  ['aaaaaaa1', 0],
  ['password1', 0],
  ['12345678a', 0],
  ['abcdefg1', 0],
  ['ada.lovelace-1', 0],
  ['dragon99', 0],
  ['blue-kettle-7', 1],
  ['k7vd2mqx9', 1],
  ['Strongroom-demo-1', 2],
  ['k7Vd-2mQx9!', 3],
  ['seven-green-bottles-hang-on-the-wall-9', 3],
] as const)('%s has the strength %s', (password, strength) => {
  expect(strengthOf(password, 'ada.lovelace@example.com')).toBe(strength)
})
