import { describe, expect, test } from 'vitest'
import { openedCard, USD, wallet } from '../testing/wallet-cases.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import { mostCardNumbers } from './disposable-number.ts'
import { authorise, capture, on, release, withHundred } from './testing/card-purchases.ts'

const make = (
  use: 'single' | 'merchant',
  { numberId = 'n', amount = '50', months = 2 } = {},
): WalletCommand => ({
  type: 'MakeCardNumber',
  input: { numberId, last4: '4242', use, amount, months },
  given: { currency: USD, today: on },
})
const close: WalletCommand = { type: 'CloseCardNumber', input: { numberId: 'n' } }
const by = (amount: string, over: Parameters<typeof authorise>[1] & { merchant?: string } = {}) => {
  const { merchant = 'm1', ...rest } = over
  return authorise(amount, { ...rest, number: { id: 'n', merchant } })
}
const declined = (because: string) => ({ type: 'CardPurchaseDeclined', because }) as never
const approved = { type: 'CardPurchaseAuthorised' } as const

describe('a disposable number', () => {
  test('is made for a card that can be used, with its last four digits alone', () => {
    withHundred()
      .when(make('single'))
      .thenFacts({
        ...{ type: 'CardNumberMade', numberId: 'n', cardId: 'card-1', last4: '4242', use: 'single' },
        ...{ currency: 'USD', amount: '50.00', on, until: '2027-01-21' },
      })
    wallet.given(openedCard).when(make('single')).thenRefused({ kind: 'card-in-review' })
    withHundred({ type: 'FreezeCard', input: {} }).when(make('single')).thenRefused({ kind: 'card-frozen' })
    withHundred({ type: 'FreezeWallet', input: { by: 'member' } })
      .when(make('single'))
      .thenRefused({ kind: 'wallet-frozen' })
    withHundred()
      .when(make('single', { amount: '0' }))
      .thenRefused({ kind: 'amount-not-positive' })
  })
  test('is one of so many that are good at a time', () => {
    const many = Array.from({ length: mostCardNumbers - 1 }, (_, at) =>
      make('single', { numberId: `n${at}` }),
    )
    withHundred(...many, make('single'))
      .when(make('single', { numberId: 'more' }))
      .thenRefused({ kind: 'card-numbers-full' })
    withHundred(...many, make('single'), close)
      .when(make('single', { numberId: 'more' }))
      .thenFacts({ type: 'CardNumberMade' })
    withHundred(...many, make('single'), by('10'))
      .when(make('single', { numberId: 'more' }))
      .thenFacts({ type: 'CardNumberMade' })
  })
  test('buys through the same account, up to its amount', () => {
    const { state } = withHundred(make('single'), by('50'))
    expect(state.balances.USD).toMatchObject({ card: '50', locked: '50' })
    withHundred(make('single'))
      .when(by('50'))
      .thenFacts({ ...approved, number: { id: 'n', last4: '4242', merchant: 'm1' } })
    withHundred(make('single')).when(by('50.01')).thenFacts(declined('number-limit'))
    withHundred(make('single', { amount: '500' }))
      .when(by('100.01'))
      .thenFacts(declined('insufficient'))
  })
  test('is held to the freeze, the rules and the limits of the card', () => {
    withHundred(make('single'), { type: 'FreezeCard', input: {} }).when(by('1')).thenFacts(declined('frozen'))
    const rules = { off: [], kindsOff: ['groceries'], limits: [] } as const
    withHundred(make('single'), {
      type: 'SetCardRules',
      input: { rules },
      given: { currency: 'USD', proven: true },
    })
      .when(by('1'))
      .thenFacts(declined('merchant'))
    withHundred(make('single'), {
      type: 'SetCardLimit',
      input: { amount: '20' },
      given: { currency: USD, today: on, proven: false },
    })
      .when(by('20.01'))
      .thenFacts(declined('limit'))
  })
  test('that is unknown, closed or past its last day buys nothing', () => {
    withHundred().when(by('1')).thenFacts(declined('number-ended'))
    withHundred(make('single'), close).when(by('1')).thenFacts(declined('number-ended'))
    withHundred(make('single'))
      .when(by('1', { today: '2027-01-21' }))
      .thenFacts(approved)
    withHundred(make('single'))
      .when(by('1', { today: '2027-01-22' }))
      .thenFacts(declined('number-ended'))
  })
  test('is closed once, and no other than the card’s', () => {
    withHundred(make('single')).when(close).thenFacts({ type: 'CardNumberClosed', numberId: 'n' })
    withHundred(make('single'), close).when(close).thenNothing()
    withHundred().when(close).thenRefused({ kind: 'card-number-missing' })
  })
})

describe('a number of one purchase', () => {
  test('ends with its first purchase, and still carries what is added to that', () => {
    const used = withHundred(make('single'), by('10'))
    used.when(by('1', { id: 'b' })).thenFacts(declined('number-ended'))
    const more = (amount: string) => authorise(amount, { message: 'more', adds: true })
    used.when(more('40')).thenFacts({ type: 'CardPurchaseIncremented' })
    used.when(more('40.01')).thenFacts(declined('number-limit'))
    withHundred(make('single'), by('10'), close).when(more('1')).thenFacts(declined('number-ended'))
  })
  test('is not used by a purchase that is declined, or given up as a whole', () => {
    withHundred(make('single'), by('60'))
      .when(by('10', { id: 'b' }))
      .thenFacts(approved)
    for (const because of ['reversed', 'late'] as const)
      withHundred(make('single'), by('10'), release('r', { because }))
        .when(by('10', { id: 'b' }))
        .thenFacts(approved)
    const ends = [
      [release('r', { because: 'expired' })],
      [release('r', { amount: '4' })],
      [capture('4', 't', { final: false }), release('r')],
      [capture('10', 't')],
    ]
    for (const commands of ends)
      withHundred(make('single'), by('10'), ...commands)
        .when(by('10', { id: 'b' }))
        .thenFacts(declined('number-ended'))
  })
  test('is used again by a capture of a purchase that was given up, late or declined', () => {
    const captured = [
      [by('50'), release('r'), capture('50', 't')],
      [by('50'), release('r', { because: 'late' }), capture('50', 't')],
      [by('50.01'), capture('50', 't')],
    ]
    for (const commands of captured)
      withHundred(make('single'), ...commands)
        .when(by('10', { id: 'b' }))
        .thenFacts(declined('number-ended'))
    const used = withHundred(
      make('single'),
      by('10'),
      release('r'),
      by('10', { id: 'b' }),
      capture('10', 't'),
    )
    used.when(authorise('1', { id: 'b', message: 'more', adds: true })).thenFacts({
      type: 'CardPurchaseIncremented',
    })
  })
})

describe('a number of one merchant', () => {
  test('is bound to the merchant of its first purchase', () => {
    const bound = withHundred(make('merchant'), by('10'))
    bound.when(by('10', { id: 'b' })).thenFacts(approved)
    bound.when(by('10', { id: 'b', merchant: 'm2' })).thenFacts(declined('other-merchant'))
    withHundred(make('merchant'))
      .when(authorise('1', { number: { id: 'n' } }))
      .thenFacts(declined('other-merchant'))
    withHundred(make('merchant'), by('60', { merchant: 'm2' }))
      .when(by('10', { id: 'b' }))
      .thenFacts(approved)
  })
  test('is bound by no purchase that is given up, where it has let no other through', () => {
    const late = release('r', { because: 'late' })
    const other = by('10', { id: 'c', merchant: 'm2' })
    withHundred(make('merchant'), by('10'), late).when(other).thenFacts(approved)
    withHundred(make('merchant'), by('10'), by('10', { id: 'b' }), late)
      .when(other)
      .thenFacts(declined('other-merchant'))
    withHundred(make('merchant'), by('10'), by('10', { id: 'b' }), release('r', { id: 'b' }))
      .when(other)
      .thenFacts(declined('other-merchant'))
    withHundred(make('merchant'), by('10'), late, capture('10', 't'))
      .when(other)
      .thenFacts(declined('other-merchant'))
  })
  test('is freed in the books where the list has it, and only there', () => {
    const bought = withHundred(make('merchant'), by('10'))
    bought.when(release('r')).thenFacts({ type: 'CardPurchaseReleased', frees: 'n' })
    const again = withHundred(make('merchant'), by('10'), by('10', { id: 'b' }))
    const { decision } = again.when(release('r', { id: 'b' }))
    const freed = decision.kind === 'accepted' && decision.facts.some(fact => 'frees' in fact)
    expect(freed).toBe(false)
  })
  test('buys for its amount each month, without what came back', () => {
    const bought = withHundred(make('merchant'), by('30'))
    bought.when(by('20', { id: 'b' })).thenFacts(approved)
    bought.when(by('20.01', { id: 'b' })).thenFacts(declined('number-limit'))
    bought.when(by('50', { id: 'b', today: '2026-12-01' })).thenFacts(approved)
    withHundred(make('merchant'), by('30'), release('r'))
      .when(by('50', { id: 'b' }))
      .thenFacts(approved)
    withHundred(make('merchant'), by('30'), authorise('40', { id: 'c' }))
      .when(by('20', { id: 'b' }))
      .thenFacts(approved)
  })
})
