import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test.each([
  ['usd', true],
  ['"usd"', false],
  ['"USDT"', true],
  ['', true],
  ['euro', false],
])('%s is looked for among values', (wanted, found) => {
  expect(hasWords(['USDT', 'TRC20', null], wanted)).toBe(found)
})
