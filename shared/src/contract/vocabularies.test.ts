import { expect, test } from 'vitest'
import { termsOf } from './vocabularies.ts'

test.each(['events', 'lines', 'readModels'] as const)('no two capabilities claim one of the %s', field => {
  const terms = termsOf(field)
  expect(terms.length).toBeGreaterThan(30)
  expect(terms.filter((term, place) => terms.indexOf(term) !== place)).toEqual([])
})

test('a term stands in the vocabulary of its capability', () => {
  expect(termsOf('events')).toContain('SwapSettled')
  expect(termsOf('lines')).toContain('swap-out')
  expect(termsOf('readModels')).toContain('swaps')
})
