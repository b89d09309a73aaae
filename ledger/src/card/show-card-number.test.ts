import { describe, test } from 'vitest'
import { openedCard, wallet } from '../testing/wallet-cases.ts'

const show = { type: 'ShowCardNumber', input: {} } as const
const activated = { type: 'CardActivated', cardId: 'card-1', on: '2026-11-20' } as const
const blocked = { type: 'CardBlocked', cardId: 'card-1', reason: 'lost' } as const

describe('a look at the number of a card', () => {
  test('is noted, each time', () => {
    wallet.given(openedCard, activated).when(show).thenFacts({ type: 'CardNumberShown', cardId: 'card-1' })
    wallet
      .given(openedCard, activated, { type: 'CardNumberShown', cardId: 'card-1' })
      .when(show)
      .thenFacts({ type: 'CardNumberShown', cardId: 'card-1' })
  })
  test('needs a card that can be used', () => {
    wallet.given().when(show).thenRefused({ kind: 'card-missing' })
    wallet.given(openedCard).when(show).thenRefused({ kind: 'card-in-review' })
    wallet.given(openedCard, activated, blocked).when(show).thenRefused({ kind: 'card-blocked' })
  })
})
