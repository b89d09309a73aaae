import { describe, test } from 'vitest'
import { openedCard, wallet } from '../testing/wallet-cases.ts'

const edit = { type: 'EditCardHolder', input: { detailsHash: 'hash' } } as const

describe('editing the holder of a card', () => {
  test('notes that it changed, and not to what', () => {
    wallet.given(openedCard).when(edit).thenFacts({ type: 'CardHolderEdited', cardId: 'card-1' })
  })
  test('needs a card', () => {
    wallet.given().when(edit).thenRefused({ kind: 'card-missing' })
  })
})
