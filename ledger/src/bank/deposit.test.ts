import { describe, expect, test } from 'vitest'
import { failed, opening, rejected, submit, submitted } from '../testing/deposit-cases.ts'
import { openedCard, wallet } from '../testing/wallet-cases.ts'

describe('a bank deposit', () => {
  test('is noted with its proof, and moves nothing', () => {
    const { after } = wallet.given().when(submit('100')).thenFacts(submitted())
    expect(after.balances).toEqual({})
  })
  test('submitted again with the same id changes nothing', () => {
    wallet.given(submitted()).when(submit('100')).thenNothing()
  })
  test('may be one cent, and is refused at zero and with half a cent', () => {
    wallet.given().when(submit('0.01')).thenFacts({ type: 'DepositSubmitted', amount: '0.01' })
    wallet.given().when(submit('0')).thenRefused({ kind: 'amount-not-positive' })
    wallet.given().when(submit('0.005')).thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
  test('is refused before the member is verified, and from a bank account that is not usable', () => {
    wallet
      .given()
      .when(submit('1', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    wallet
      .given()
      .when(submit('1', { bankUsable: false }))
      .thenRefused({ kind: 'bank-not-usable' })
  })
  test('to the card needs a card that is not blocked', () => {
    wallet
      .given()
      .when(submit('1', {}, 'card'))
      .thenRefused({ kind: 'card-missing' })
    wallet
      .given(openedCard)
      .when(submit('1', {}, 'card'))
      .thenFacts({ type: 'DepositSubmitted', target: 'card' })
    wallet
      .given(openedCard, { type: 'CardBlocked', cardId: 'card-1', reason: 'lost' })
      .when(submit('1', {}, 'card'))
      .thenRefused({ kind: 'card-blocked' })
  })
  test('to the card has a least amount of its own, which one to the wallet has not', () => {
    const terms = { card: { ...opening, minimum: '20' } }
    const least = { kind: 'below-minimum', minimum: '20.00', currency: 'USD' } as const
    wallet
      .given(openedCard)
      .when(submit('19.99', terms, 'card'))
      .thenRefused(least)
    wallet
      .given(openedCard)
      .when(submit('20', terms, 'card'))
      .thenFacts({ target: 'card' })
    wallet.given(openedCard).when(submit('0.01', terms)).thenFacts({ target: 'wallet' })
  })
})

describe('a bank deposit that opens a card', () => {
  test('takes the price of the card and refuses one cent less', () => {
    wallet
      .given()
      .when(submit('10.00', {}, 'open-card'))
      .thenFacts({ target: 'open-card' })
    wallet
      .given()
      .when(submit('9.99', {}, 'open-card'))
      .thenRefused({ kind: 'below-minimum', minimum: '10.00', currency: 'USD' })
  })
  test('is refused below VIP level 3, and to who has a card', () => {
    wallet
      .given()
      .when(submit('20', { card: { ...opening, vipLevel: 2 } }, 'open-card'))
      .thenRefused({ kind: 'vip-level-too-low', needed: '3' })
    wallet
      .given(openedCard)
      .when(submit('20', {}, 'open-card'))
      .thenRefused({ kind: 'card-open-already' })
  })
  test('notes the type of the card, which must be offered', () => {
    const gold = { card: { ...opening, type: { id: 'gold', isOffered: true } } }
    const { after } = wallet
      .given()
      .when(submit('10.00', gold, 'open-card'))
      .thenFacts({ target: 'open-card', cardType: 'gold' })
    expect(JSON.stringify(after.deposits)).toContain('"cardType":"gold"')
    wallet
      .given()
      .when(submit('10.00', { card: { ...opening, type: { id: 'gone', isOffered: false } } }, 'open-card'))
      .thenRefused({ kind: 'card-type-not-offered' })
  })
  test('is refused while one is under way, and possible again when that one came to nothing', () => {
    const again = submit('20', {}, 'open-card', 'd2')
    wallet.given(submitted('open-card')).when(again).thenRefused({ kind: 'voucher-already-submitted' })
    wallet.given(submitted('open-card'), failed).when(again).thenFacts({ depositId: 'd2' })
    wallet.given(submitted('open-card'), rejected).when(again).thenFacts({ depositId: 'd2' })
  })
})
