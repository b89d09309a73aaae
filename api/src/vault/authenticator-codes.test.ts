import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { newRecoveryCodes, plainRecoveryCode, stepOf } from './authenticator-codes.ts'

// RFC 6238, appendix B: the secret is "12345678901234567890" in ASCII, and the code the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number, lastStep = 0) => ({ secret, now: new Date(seconds * 1000), lastStep })

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])('the code of RFC 6238 at %d s is of its step', (seconds, code, step) => {
  expect(stepOf(code, at(seconds))).toBe(step)
})

test.each([
  [-2, undefined],
  [-1, 37_037_035],
  [0, 37_037_036],
  [1, 37_037_037],
  [2, undefined],
])('a code %d steps away is taken one step early or late, and no further', (steps, step) => {
  const code = generateSync({ secret, epoch: 1_111_111_109 + steps * 30 })
  expect(stepOf(code, at(1_111_111_109))).toBe(step)
})

test('a code counts once, and none that is older than one that was taken', () => {
  const now = 1_111_111_109
  const code = (steps: number) => generateSync({ secret, epoch: now + steps * 30 })
  expect(stepOf(code(0), at(now, 37_037_036))).toBeUndefined()
  expect(stepOf(code(-1), at(now, 37_037_036))).toBeUndefined()
  expect(stepOf(code(1), at(now, 37_037_036))).toBe(37_037_037)
})

test.each(['', '28708', '2870822', '28708a', 'abcde-fghjk'])('"%s" is no code of an app', code => {
  expect(stepOf(code, at(59))).toBeUndefined()
})

test('ten recovery codes differ, and are the same however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(plainRecoveryCode(` ${code.toUpperCase().replace('-', ' ')} `)).toBe(plainRecoveryCode(code))
  }
  expect(plainRecoveryCode('OIL00-abcde')).toBe('01100abcde')
})
