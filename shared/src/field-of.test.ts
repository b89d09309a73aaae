import { describe, expect, test } from 'vitest'
import { fieldOf, textOf } from './field-of.ts'

describe('a field of a value of unknown shape', () => {
  test('is found where the value has it, its prototype included', () => {
    expect(fieldOf({ code: 5 }, 'code')).toBe(5)
    expect(fieldOf(new TypeError('broken'), 'name')).toBe('TypeError')
  })

  test.each([undefined, null, 'text', 5])('is none of %s', value => {
    expect(fieldOf(value, 'length')).toBeUndefined()
  })

  test('is text only where it is text', () => {
    expect(textOf({ code: '23505' }, 'code')).toBe('23505')
    expect(textOf({ code: 5 }, 'code')).toBeUndefined()
  })
})
