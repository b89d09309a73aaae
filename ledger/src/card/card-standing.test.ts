import { describe, expect, test } from 'vitest'
import { activeCard, ada, openedCard, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import type { ActivateCard, BlockCard, PutCardInArrears } from './card-standing.ts'

const activate = (cardId = 'card-1', approver = 'finance'): ActivateCard => ({
  type: 'ActivateCard',
  input: { cardId },
  given: { approver, today: '2026-11-20' },
})
const block = (reason = 'lost', cardId = 'card-1', approver = 'finance'): BlockCard => ({
  type: 'BlockCard',
  input: { cardId, reason },
  given: { approver, today: '2026-11-21' },
})
const blocked: WalletFact = { type: 'CardBlocked', cardId: 'card-1', reason: 'lost', on: '2026-11-21' }
const suspended: WalletFact = { type: 'CardSuspended', cardId: 'card-1', month: '2026-11' }

describe('activating a card', () => {
  test('begins its use on that day, once', () => {
    const fact = { type: 'CardActivated', cardId: 'card-1', on: '2026-11-20' } as const
    wallet.given(openedCard).when(activate()).thenFacts(fact)
    wallet.given(openedCard, fact).when(activate()).thenNothing()
  })
  test('brings a blocked card back', () => {
    wallet
      .given(...activeCard, blocked)
      .when(activate())
      .thenFacts({ type: 'CardActivated' })
  })
  test('is refused without that card, in one’s own case, and while a fee is owed', () => {
    wallet.given().when(activate()).thenRefused({ kind: 'card-missing' })
    wallet.given(openedCard).when(activate('card-2')).thenRefused({ kind: 'card-missing' })
    wallet.given(openedCard).when(activate('card-1', ada)).thenRefused({ kind: 'own-case' })
    wallet
      .given(...activeCard, suspended)
      .when(activate())
      .thenRefused({ kind: 'card-in-arrears' })
  })
})

describe('blocking a card', () => {
  test.each([
    ['in review', [openedCard]],
    ['in use', activeCard],
    ['in arrears', [...activeCard, suspended]],
  ] as const)('takes one %s out of use', (_, history) => {
    wallet
      .given(...history)
      .when(block(' lost '))
      .thenFacts(blocked)
  })
  test('again changes nothing', () => {
    wallet.given(openedCard, blocked).when(block()).thenNothing()
  })
  test('is refused without that card, in one’s own case, and without a reason', () => {
    wallet.given(openedCard).when(block('lost', 'card-2')).thenRefused({ kind: 'card-missing' })
    wallet
      .given(openedCard)
      .when(block('lost', 'card-1', ada))
      .thenRefused({ kind: 'own-case' })
    wallet.given(openedCard).when(block('  ')).thenRefused({ kind: 'reason-missing' })
  })
})

describe('putting a card in arrears by decision', () => {
  const put = (reason = 'a debt', cardId = 'card-1', approver = 'finance'): PutCardInArrears => ({
    type: 'PutCardInArrears',
    input: { cardId, reason },
    given: { approver },
  })
  const inArrears: WalletFact = { type: 'CardPutInArrears', cardId: 'card-1', reason: 'a debt' }
  test.each([
    ['in review', [openedCard], 'CardActivated'],
    ['in use', activeCard, 'CardLetOutOfArrears'],
    ['in arrears for a fee', [...activeCard, suspended], 'CardLetOutOfArrears'],
    ['blocked', [...activeCard, blocked], 'CardActivated'],
  ] as const)('is done to one %s, once, and lasts until it is activated', (_, history, type) => {
    const { after } = wallet
      .given(...history)
      .when(put(' a debt '))
      .thenFacts(inArrears)
    expect(after.card?.status).toBe('suspended')
    wallet
      .given(...history, inArrears)
      .when(put())
      .thenNothing()
    const { after: then } = wallet
      .given(...history, inArrears)
      .when(activate())
      .thenFacts({ type })
    expect(then.card).toMatchObject({ status: 'active', timesByHand: 1 })
    expect(then.card?.byHand).toBeUndefined()
  })
  test('ends with a block', () => {
    const { after } = wallet
      .given(...activeCard, inArrears)
      .when(block())
      .thenFacts(blocked)
    expect(after.card).toMatchObject({ status: 'blocked' })
    expect(after.card?.byHand).toBeUndefined()
  })
  test('is refused without that card, in one’s own case, and without a reason', () => {
    wallet.given().when(put()).thenRefused({ kind: 'card-missing' })
    wallet
      .given(...activeCard)
      .when(put('a debt', 'card-1', ada))
      .thenRefused({ kind: 'own-case' })
    wallet
      .given(...activeCard)
      .when(put(' '))
      .thenRefused({ kind: 'reason-missing' })
  })
})
