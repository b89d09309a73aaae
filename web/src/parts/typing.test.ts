import { describe, expect, test } from 'vitest'
import { caretAfter, groupTyped, keepTyped } from './typing.ts'

describe('a money field', () => {
  test.each([
    ['1234567', '1,234,567'],
    ['1234.', '1,234.'],
    ['0.5', '0.5'],
    ['', ''],
  ])('shows %j as %j', (raw, shown) => expect(groupTyped(raw)).toBe(shown))

  test.each([
    ['1,234.567', 2, '1234.56'],
    ['.5', 2, '0.5'],
    ['007', 2, '7'],
    ['1.2.3', 2, '1.23'],
    ['12a', 2, '12'],
    ['１２', 2, '12'],
    ['12。5', 2, '12.5'],
    ['１２．５', 2, '12.5'],
    ['12｡', 2, '12.'],
    ['5.', 0, '5'],
  ])('keeps of %j with %i places %j', (text, places, kept) => expect(keepTyped(text, places)).toBe(kept))

  test('puts the caret behind the same digit after a comma came in', () => {
    expect(caretAfter('1,234', 4)).toBe(5)
    expect(caretAfter('1,234', 1)).toBe(1)
    expect(caretAfter('1,234', 2)).toBe(3)
  })
})
