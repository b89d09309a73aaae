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
  test('opens a card of the type that was chosen with it, which was offered', () => {
    const asked = submit({ type: { id: 'gold', isOffered: true } })
    wallet.given().when(asked).thenFacts({ type: 'CardOrderSubmitted', cardType: 'gold' })
    const { after } = played([], [asked])
      .when(process())
      .thenFacts({ type: 'CardOrderProcessed' }, { type: 'CardOpened', cardType: 'gold' })
    expect(after.card?.cardType).toBe('gold')
    wallet
      .given()
      .when(submit({ type: { id: 'gone', isOffered: false } }))
      .thenRefused({ kind: 'card-type-not-offered' })
  })
  test('is refused while another waits, of whatever number', () => {
    for (const hash of ['o1', 'o2'])
      played([], [submit()])
        .when(submit({}, 'o2', hash))
        .thenRefused({ kind: 'order-number-already-submitted' })
  })
})

describe('rejecting an order', () => {
  const reject = (approver = 'operator', reason = 'The provider has no such order.') =>
    ({ type: 'RejectCardOrder', input: { orderId: 'o1', reason }, given: { approver } }) as const
  const rejected = { type: 'CardOrderRejected', orderId: 'o1', reason: 'The provider has no such order.' }

  test('ends it with a reason, once, and by somebody else', () => {
    const pending = played([], [submit()])
    pending.when(reject()).thenFacts(rejected as never)
    pending.when(reject('operator', ' ')).thenRefused({ kind: 'reason-missing' })
    pending.when(reject(ada)).thenRefused({ kind: 'own-case' })
    const ended = played([], [submit(), reject()])
    ended.when(reject()).thenRefused({ kind: 'already-decided', status: 'rejected' })
    ended.when(process()).thenRefused({ kind: 'already-decided', status: 'rejected' })
  })
  test('leaves the way open: to another number, and to the same', () => {
    played([], [submit()])
      .when(submit({}, 'o2', 'o1'))
      .thenRefused({ kind: 'order-number-already-submitted' })
    const ended = played([], [submit(), reject()])
    ended.when(submit({}, 'o2', 'o1')).thenFacts({ type: 'CardOrderSubmitted', orderId: 'o2' })
    ended.when({ type: 'CloseWallet', input: {} }).thenFacts({ type: 'WalletClosed' })
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
    // Two could wait at once by an earlier rule.
    const other = { type: 'CardOrderSubmitted', orderId: 'o2', orderHash: 'o2' } as const
    played([other], [process('operator', 'o2')])
      .when(submit())
      .thenRefused({ kind: 'card-open-already' })
    const first = { ...other, orderId: 'o1' } as const
    played([first, other], [process()])
      .when(process('operator', 'o2'))
      .thenRefused({ kind: 'card-open-already' })
  })
})
