import { expect, test } from 'vitest'
import { asError, errorCode, errorMessage } from './error.ts'

const taken = Object.assign(new Error('taken'), { code: '23505' })

test.each([
  ['an error with a code', taken, '23505', 'taken'],
  ['an error without one', new Error('away'), undefined, 'away'],
  ['a text', 'away', undefined, 'away'],
  ['nothing', undefined, undefined, 'undefined'],
])('%s that was thrown has its code and its message', (_, thrown, code, message) => {
  expect(errorCode(thrown)).toBe(code)
  expect(errorMessage(thrown)).toBe(message)
  expect(asError(thrown)).toMatchObject({ message })
})

test('an error stays the one that it is', () => {
  expect(asError(taken)).toBe(taken)
})
