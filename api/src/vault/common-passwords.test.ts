import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['password1', 'PASSWORD1', 'Password123!', 'qwerty123', '1q2w3e4r', 'dragon99', 'a12345678'])(
  '%s is common',
  async password => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['Strongroom-demo-1', 'correct horse battery 9', 'k7Vd-2mQx', 'dragon-of-the-hill-7'])(
  '%s is not',
  async password => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
