import { describe, expect, test } from 'vitest'
import { itemAt, present } from './item-at.ts'

describe('an item at a place', () => {
  test('is that of the list, the last one too', () => {
    expect(itemAt(['a', 'b'], 1)).toBe('b')
    expect(itemAt([null, 0], 0)).toBe(null)
  })

  test.each([-1, 2])('at %i of two is an error', at => {
    expect(() => itemAt(['a', 'b'], at)).toThrow(RangeError)
  })
})

describe('a value that is there', () => {
  test('is handed on, nothing and 0 too', () => {
    expect(present(0, 'the count')).toBe(0)
    expect(present('', 'the text')).toBe('')
  })

  test.each([undefined, null])('and %s is an error that names it', value => {
    expect(() => present(value, 'the count')).toThrow('the count is missing')
  })
})
