import { describe, test } from 'vitest'
import { ada, openedCard, wallet } from '../testing/wallet-cases.ts'

const edit = (cardId = 'card-1', editor = 'finance') =>
  ({ type: 'EditCardDetails', input: { cardId, detailsHash: 'hash' }, given: { editor } }) as const

describe('what is printed on a card', () => {
  test('is changed without saying what it is', () => {
    wallet.given(openedCard).when(edit()).thenFacts({ type: 'CardDetailsEdited', cardId: 'card-1' })
  })
  test('is that of a card that is there, and of somebody else', () => {
    wallet.given().when(edit()).thenRefused({ kind: 'card-missing' })
    wallet.given(openedCard).when(edit('card-2')).thenRefused({ kind: 'card-missing' })
    wallet.given(openedCard).when(edit('card-1', ada)).thenRefused({ kind: 'own-case' })
  })
})
