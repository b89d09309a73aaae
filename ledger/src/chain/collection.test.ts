import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import {
  type Collected,
  type CollectionCommand,
  type CollectionFact,
  collectionDecider,
  mostAddressesCollected,
} from './collection.ts'

const collection = decisionsOf(collectionDecider, 'TRC20-USDT')
const what = (collectionId = 'c1') => ({ collectionId, network: 'TRC20', currency: 'USDT' })
const one: Collected = { addressId: 'a1', amount: '10.5' }
const other: Collected = { addressId: 'a2', amount: '3' }
const ask = (found: readonly Collected[], id?: string): CollectionCommand => ({
  type: 'AskCollection',
  input: what(id),
  given: { centralAddress: 'TCentral', found },
})
const asked = (from: Collected[], id?: string): CollectionFact => ({
  type: 'CollectionAsked',
  ...what(id),
  centralAddress: 'TCentral',
  from,
})
const finish = (collected: Collected[]): CollectionCommand => ({
  type: 'FinishCollection',
  input: { ...what(), txid: 'tx', collected },
})
const done = (collected: Collected[]): CollectionFact => ({
  type: 'CollectionDone',
  ...what(),
  txid: 'tx',
  collected,
})

describe('asking for a collection', () => {
  test('names what is found, and the central address', () => {
    collection
      .given()
      .when(ask([one, other]))
      .thenFacts(asked([one, other]))
    collection.given().when(ask([])).thenRefused({ kind: 'nothing-to-collect' })
  })
  test('leaves out what another is under way for, until it is over', () => {
    const open = asked([one])
    collection
      .given(open)
      .when(ask([one, other], 'c2'))
      .thenFacts(asked([other], 'c2'))
    collection
      .given(open)
      .when(ask([one], 'c2'))
      .thenRefused({ kind: 'nothing-to-collect' })
    const failed: CollectionFact = { type: 'CollectionFailed', ...what(), reason: 'no-fuel' }
    for (const over of [done([one]), failed])
      collection
        .given(open, over)
        .when(ask([one], 'c2'))
        .thenFacts(asked([one], 'c2'))
  })
  test('takes so many addresses and not one more', () => {
    const many = Array.from({ length: mostAddressesCollected + 1 }, (_, at) => ({
      addressId: `a${at}`,
      amount: '1',
    }))
    collection
      .given()
      .when(ask(many))
      .thenFacts(asked(many.slice(0, mostAddressesCollected)))
  })
})

describe('the answer of the custody', () => {
  test('may be a part of what was asked for, and counts once', () => {
    collection
      .given(asked([one, other]))
      .when(finish([other]))
      .thenFacts(done([other]))
    collection
      .given(asked([one]), done([one]))
      .when(finish([one]))
      .thenNothing()
    collection
      .given()
      .when(finish([one]))
      .thenNothing()
  })
  test.each([
    ['another address', [other]],
    ['more than was asked for', [{ ...one, amount: '10.500001' }]],
    ['an address twice', [one, one]],
    ['nothing of an address', [{ ...one, amount: '0' }]],
    ['less than nothing', [{ ...one, amount: '-1' }]],
  ])('is not believed with %s', (_, collected) => {
    collection
      .given(asked([one]))
      .when(finish(collected))
      .thenRefused({ kind: 'collection-differs' })
  })
  test('may be that nothing will be sent', () => {
    const fail = { type: 'FailCollection', input: { ...what(), reason: 'no-fuel' } } as const
    collection
      .given(asked([one]))
      .when(fail)
      .thenFacts({ type: 'CollectionFailed', ...what(), reason: 'no-fuel' })
    collection
      .given(asked([one]), done([one]))
      .when(fail)
      .thenNothing()
  })
})
