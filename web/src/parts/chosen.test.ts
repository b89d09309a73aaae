import { expect, test } from 'vitest'
import { chosenOf } from './chosen.ts'

test('the text of an option is the value that it stands for', () => {
  expect(chosenOf([0, 1], '1')).toBe(1)
  expect(chosenOf(['en', 'ja'], 'ja')).toBe('ja')
})

test('a text that no option has stands for nothing', () => {
  expect(() => chosenOf([0, 1], '')).toThrow('The option')
})
