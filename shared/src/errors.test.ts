import { expect, test } from 'vitest'
import { asError, errorCode } from './errors.ts'

test('an error is itself', () => {
  const error = new TypeError('no')
  expect(asError(error)).toBe(error)
})

test('anything else that was thrown becomes an error by its text', () => {
  expect(asError('no')).toEqual(new Error('no'))
  expect(asError(undefined)).toEqual(new Error('undefined'))
})

test('has the code that was put on it, and none where nothing was', () => {
  expect(errorCode(Object.assign(new Error('full'), { code: '53100' }))).toBe('53100')
  expect(errorCode({ code: 14 })).toBe(14)
  expect([new Error('no'), null, undefined, '53100'].map(errorCode)).toEqual(Array(4).fill(undefined))
})
