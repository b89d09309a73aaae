import { describe, expect, test } from 'vitest'
import { activeCard, openedCard, USD, wallet } from '../testing/wallet-cases.ts'
import type { CardRules } from '../wallet/card-purchase.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import { noRules, purchasesIn } from './card-rules.ts'
import { authorise, capture, on, release, withHundred } from './testing/card-purchases.ts'

const pockets = ({ state }: ReturnType<typeof withHundred>) => state.balances.USD
const declined = (because: string, over: object = {}) =>
  ({ type: 'CardPurchaseDeclined', because, ...over }) as never
const ruled = (rules: Partial<CardRules>, proven = true): WalletCommand => ({
  type: 'SetCardRules',
  input: { rules: { ...noRules, ...rules } },
  given: { currency: 'USD', proven },
})

describe('a purchase that the processor asks for', () => {
  test('is held up to the last cent, and declined above it', () => {
    expect(pockets(withHundred(authorise('100')))).toMatchObject({ card: '0', locked: '100' })
    withHundred().when(authorise('100.01')).thenFacts(declined('insufficient'))
    withHundred(authorise('60'))
      .when(authorise('40.01', { id: 'b' }))
      .thenFacts(declined('insufficient'))
  })
  test('is decided once for its message, and once for itself', () => {
    const held = withHundred(authorise('60'))
    held.when(authorise('60')).thenNothing()
    held.when(authorise('60', { message: 'again' })).thenNothing()
    held.when(authorise('61', { message: 'again' })).thenRefused({ kind: 'transaction-differs' })
    const no = withHundred(authorise('160'))
    no.when(authorise('160', { message: 'again' })).thenNothing()
  })
  test('is declined by a card that cannot be used, with the first reason', () => {
    withHundred({ type: 'FreezeCard', input: {} }).when(authorise('1')).thenFacts(declined('frozen'))
    withHundred({ type: 'FreezeWallet', input: { by: 'member' } })
      .when(authorise('1'))
      .thenFacts(declined('account-frozen'))
    withHundred()
      .when(authorise('1', { isExpired: true }))
      .thenFacts(declined('expired'))
    wallet.given(openedCard).when(authorise('1')).thenFacts(declined('not-active'))
    const block = { cardId: 'card-1', reason: 'lost' }
    withHundred({ type: 'BlockCard', input: block, given: { approver: 'f', today: on } })
      .when(authorise('1'))
      .thenFacts(declined('not-active'))
    wallet.given().when(authorise('1')).thenRefused({ kind: 'card-missing' })
    wallet
      .given(...activeCard, { type: 'WalletClosed' })
      .when(authorise('1'))
      .thenFacts(declined('not-active'))
  })
  test('is an amount of the card’s currency', () => {
    withHundred().when(authorise('0')).thenRefused({ kind: 'amount-not-positive' })
    withHundred()
      .when(authorise('1.001'))
      .thenRefused({ kind: 'too-many-places', currency: USD.code, places: 2 })
  })
  test('is added to while it stands, and by no more than there is', () => {
    const more = (amount: string) => authorise(amount, { message: 'more', adds: true })
    expect(pockets(withHundred(authorise('60'), more('40')))).toMatchObject({ card: '0', locked: '100' })
    withHundred(authorise('60'))
      .when(more('40.01'))
      .thenFacts(declined('insufficient', { adds: true }))
    withHundred()
      .when(more('1'))
      .thenFacts(declined('unknown', { adds: true }))
    withHundred(authorise('60'), capture('60', 'n1'))
      .when(more('1'))
      .thenFacts(declined('unknown', { adds: true }))
  })
  test('is given back in parts and in whole, and never more than is held', () => {
    const part = withHundred(authorise('60'), release('r1', { amount: '20' }))
    expect(pockets(part)).toMatchObject({ card: '60', locked: '40' })
    const rest = withHundred(
      authorise('60'),
      release('r1', { amount: '20' }),
      release('r2', { amount: '99' }),
    )
    expect(pockets(rest)).toMatchObject({ card: '100', locked: '0' })
    rest.when(release('r3')).thenNothing()
    withHundred(authorise('60'))
      .when(release('x', { because: 'expired' }))
      .thenFacts({ type: 'CardPurchaseReleased', because: 'expired', amount: '60.00' })
    withHundred(authorise('160')).when(release('x')).thenNothing()
  })
  test('is not let through once it has been reversed, whichever message comes first', () => {
    withHundred(release('r1')).when(authorise('60')).thenFacts(declined('reversed'))
    withHundred()
      .when(release('x', { because: 'expired' }))
      .thenNothing()
    withHundred(authorise('60'), release('r1')).when(authorise('60')).thenNothing()
  })
})

describe('the rules of a card', () => {
  test('decline kinds of merchant, countries and ways, the house’s before the holder’s', () => {
    const at = withHundred(ruled({ kindsOff: ['groceries'], off: ['online'], notIn: ['US'] }))
    at.when(authorise('1')).thenFacts(declined('merchant', { by: 'holder' }))
    at.when(authorise('1', { place: { mcc: '5812' } })).thenFacts({ type: 'CardPurchaseAuthorised' })
    at.when(authorise('1', { place: { mcc: '5812', country: 'US' } })).thenFacts(declined('country'))
    at.when(authorise('1', { place: { mcc: '5812', channel: 'online' } })).thenFacts(declined('online'))
    const house = { ...noRules, kindsOff: ['groceries'] } as const
    at.when(authorise('1', { house })).thenFacts(declined('merchant', { by: 'house' }))
    withHundred(ruled({ onlyIn: ['JP'] }))
      .when(authorise('1'))
      .thenFacts(declined('country'))
    withHundred(ruled({ onlyIn: ['HK'] }))
      .when(authorise('1'))
      .thenFacts({ type: 'CardPurchaseAuthorised' })
  })
  test('bound one purchase, a day and a month up to the last cent, of all or of one way', () => {
    const cash = { place: { channel: 'cash' } } as const
    const per = (each: 'purchase' | 'day' | 'month') =>
      withHundred(ruled({ limits: [{ of: 'cash', per: each, amount: '30' }] }), authorise('10', cash))
    const limit = (each: string) => declined('limit', { limit: { of: 'cash', per: each, amount: '30' } })
    const b = { id: 'b', ...cash }
    per('purchase').when(authorise('30', b)).thenFacts({ type: 'CardPurchaseAuthorised' })
    per('purchase').when(authorise('30.01', b)).thenFacts(limit('purchase'))
    per('day').when(authorise('20', b)).thenFacts({ type: 'CardPurchaseAuthorised' })
    per('day').when(authorise('20.01', b)).thenFacts(limit('day'))
    const tomorrow = { ...b, today: '2026-11-22' }
    per('day').when(authorise('20.01', tomorrow)).thenFacts({ type: 'CardPurchaseAuthorised' })
    per('month').when(authorise('20.01', tomorrow)).thenFacts(limit('month'))
    per('day')
      .when(authorise('80', { id: 'b' }))
      .thenFacts({ type: 'CardPurchaseAuthorised' })
  })
  test('bound a purchase with all that is added to it, and its own day on whichever day that is', () => {
    const per = (each: 'purchase' | 'day') =>
      withHundred(ruled({ limits: [{ of: 'all', per: each, amount: '50' }] }), authorise('30'))
    const more = (amount: string) => authorise(amount, { message: 'more', adds: true, today: '2026-11-22' })
    for (const each of ['purchase', 'day'] as const) {
      per(each).when(more('20')).thenFacts({ type: 'CardPurchaseIncremented' })
      per(each)
        .when(more('20.01'))
        .thenFacts(declined('limit', { adds: true, by: 'holder' }))
    }
  })
  test('count what is held and captured, and not what came back', () => {
    const used = (...commands: readonly WalletCommand[]) => {
      const { state } = withHundred(...commands)
      return ['2026-11-21', '2026-11'].map(period => purchasesIn(state, period, 'all'))
    }
    expect(used(authorise('60'))).toEqual(['60', '60'])
    expect(used(authorise('60'), capture('20', 'n', { final: false }))).toEqual(['60', '60'])
    expect(used(authorise('60'), capture('20', 'n'))).toEqual(['20', '20'])
    expect(used(authorise('60'), capture('70', 'n'))).toEqual(['70', '70'])
    expect(used(authorise('60'), release('r', { amount: '45' }))).toEqual(['15', '15'])
    expect(used(authorise('160'))).toEqual(['0', '0'])
  })
  test('hold the daily limit of the holder too', () => {
    withHundred({
      type: 'SetCardLimit',
      input: { amount: '50' },
      given: { currency: USD, today: on, proven: false },
    })
      .when(authorise('50.01'))
      .thenFacts(declined('limit', { by: 'holder' }))
  })
  test('are tightened at once, and loosened with a proof alone', () => {
    const before = {
      off: ['cash'],
      onlyIn: ['HK'],
      limits: [{ of: 'all', per: 'day', amount: '50' }],
    } as const
    const at = withHundred(ruled(before))
    at.when(ruled(before, false)).thenNothing()
    at.when(ruled({ ...before, off: ['cash', 'online'] }, false)).thenFacts({ type: 'CardRulesSet' })
    const lower = { ...before, limits: [{ of: 'all', per: 'day', amount: '49' }] } as const
    at.when(ruled(lower, false)).thenFacts({ type: 'CardRulesSet' })
    const looser: readonly Partial<CardRules>[] = [
      { ...before, off: [] },
      { ...before, onlyIn: ['HK', 'JP'] },
      { ...before, onlyIn: undefined },
      { ...before, limits: [] },
      { ...before, limits: [{ of: 'all', per: 'day', amount: '50.01' }] },
    ]
    for (const rules of looser) {
      at.when(ruled(rules, false)).thenRefused({ kind: 'card-rules-loosened' })
      at.when(ruled(rules, true)).thenFacts({ type: 'CardRulesSet' })
    }
  })
})
