import { describe, test } from 'vitest'
import { activeCard, ada, openedCard, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import type { ActivateCard, BlockCard } from './card-standing.ts'

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
