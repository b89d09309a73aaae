import { describe, expect, test } from 'vitest'
import { isNameIn, isOneOf, isRecord } from './type-guards.ts'

describe('a value of a list', () => {
  test('is found by its value and its type', () => {
    expect(isOneOf(['a', 'b'], 'b')).toBe(true)
    expect(isOneOf([1, 2], '1')).toBe(false)
    expect(isOneOf([], undefined)).toBe(false)
  })
})

describe('the name of a field', () => {
  test('is one of the object itself, and none of its prototype', () => {
    expect(isNameIn({ a: undefined }, 'a')).toBe(true)
    expect(isNameIn({ a: 1 }, 'toString')).toBe(false)
  })
})

describe('a record', () => {
  test.each([
    [{}, true],
    [[], true],
    [null, false],
    [undefined, false],
    ['a', false],
    [1, false],
  ] as const)('%j: %s', (value, is) => {
    expect(isRecord(value)).toBe(is)
  })
})
