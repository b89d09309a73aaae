import { expect, test } from 'vitest'
import { catalogueDecider } from '../catalogue/catalogue.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { factOf, isFactOf } from './decider.ts'

const fact = { type: 'CatalogueDeleted', kind: 'currency', id: 'USD', before: { scale: 2 } }

test('the fact of an event is handed on with the types of its decider', () => {
  expect(factOf(catalogueDecider, { data: fact }).id).toBe('USD')
})

test('a fact of other streams is none of a decider', () => {
  expect(isFactOf(walletDecider, fact)).toBe(false)
  expect(isFactOf(walletDecider, { type: 'toString' })).toBe(false)
  expect(() => factOf(walletDecider, { data: fact })).toThrow('CatalogueDeleted is no fact of these streams')
})
