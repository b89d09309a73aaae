import { describe, expect, test } from 'vitest'
import { caretAfter, groupTyped, typedAfter } from './typing.ts'

describe('a number field', () => {
  test.each([
    ['1234567', '1,234,567'],
    ['1234.', '1,234.'],
    ['0.5', '0.5'],
    ['', ''],
    ['1000,5', '1000,5'],
    ['-1000', '-1000'],
    ['1e3', '1e3'],
    ['１２３４', '１２３４'],
  ])('shows %j as %j', (raw, shown) => expect(groupTyped(raw)).toBe(shown))

  const key = (text: string, caret: number, data: string) => ({ text, caret, data, inputType: 'insertText' })
  test.each([
    ['its own comma is none that was typed', '1234', key('1,2345', 6, '5'), '12345'],
    ['a typed comma stays', '1', key('1,', 2, ','), '1,'],
    ['a typed comma among its own stays', '1234', key('1,234,', 6, ','), '1234,'],
    ['a digit put between its own', '1234', key('19,234', 2, '9'), '19234'],
    [
      'a key that takes one away',
      '1234',
      { text: '1,23', caret: 4, inputType: 'deleteContentBackward' },
      '123',
    ],
    ['a suggestion in place of all', '1234', { text: '1,5', caret: 3, data: '1,5' }, '1,5'],
    ['what came unknown is taken as it stands', '1234', { text: '1,2', caret: 3 }, '1,2'],
    [
      'a composed key after its own',
      '1234',
      { text: '1,2345', caret: 6, data: '1,2345', inputType: 'insertCompositionText' },
      '12345',
    ],
  ])('%s', (_, raw, edit, after) => expect(typedAfter(raw, edit).raw).toBe(after))

  test('puts the caret behind the same digit after a comma came in', () => {
    expect(caretAfter('1234', 4)).toBe(5)
    expect(caretAfter('1234', 1)).toBe(1)
    expect(caretAfter('1234', 2)).toBe(3)
    expect(caretAfter('1,234', 2)).toBe(2)
  })
})
