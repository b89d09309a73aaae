import { describe, expect, test } from 'vitest'
import { ada, openedCard, played, USD, wallet } from '../testing/wallet-cases.ts'
import type { SubmitCardOrder } from './card-order.ts'

const submit = (
  given: Partial<SubmitCardOrder['given']> = {},
  orderId = 'o1',
  orderHash = orderId,
): SubmitCardOrder => ({
  type: 'SubmitCardOrder',
  input: { orderId, orderHash },
  given: { verified: true, on: true, ...given },
})
const process = (approver = 'operator', orderId = 'o1') =>
  ({
    type: 'ProcessCardOrder',
    input: { orderId },
    given: { approver, cardCurrency: USD, initialBalance: '20' },
  }) as const

describe('an order of a card at the other provider', () => {
  test('is noted by its id alone, and opens nothing yet', () => {
    const { after } = wallet
      .given()
      .when(submit())
      .thenFacts({ type: 'CardOrderSubmitted', orderId: 'o1', orderHash: 'o1' })
    expect(after.card).toBeUndefined()
    played([], [submit()]).when(submit()).thenNothing()
  })
  test('is refused while the provider is switched off, before the member is verified, and to who has a card', () => {
    wallet
      .given()
      .when(submit({ on: false }))
      .thenRefused({ kind: 'card-provider-off' })
    wallet
      .given()
      .when(submit({ verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    wallet.given(openedCard).when(submit()).thenRefused({ kind: 'card-open-already' })
  })
  test('may be submitted again with another number, not with the same', () => {
    played([], [submit()]).when(submit({}, 'o2')).thenFacts({ orderId: 'o2' })
  })
})

describe('processing an order', () => {
  test('opens the card with its initial balance', () => {
    const { after } = played([], [submit()])
      .when(process())
      .thenFacts({ type: 'CardOrderProcessed' }, { type: 'CardOpened', cardId: 'o1', openedBy: 'provider' })
    expect(after.balances.USD?.card).toBe('20')
    expect(after.card?.status).toBe('in-review')
  })
  test('is done once, by somebody else, and only for an order that is there', () => {
    played([], [submit(), process()])
      .when(process())
      .thenRefused({ kind: 'already-decided', status: 'approved' })
    played([], [submit()]).when(process(ada)).thenRefused({ kind: 'own-case' })
    wallet.given().when(process()).thenRefused({ kind: 'case-unknown' })
  })
  test('opens no second card', () => {
    played([], [submit(), submit({}, 'o2'), process()])
      .when(process('operator', 'o2'))
      .thenRefused({ kind: 'card-open-already' })
  })
})
