import { describe, expect, test } from 'vitest'
import { activeCard, ada, openedCard, played, toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import type { ChargeCard } from './charge-card.ts'
import { leftToday } from './charge-limits.ts'

const charge = (
  amount: string,
  given: Partial<ChargeCard['given']> = {},
  chargeId = 'c1',
  currency = 'USDC',
): ChargeCard => ({
  type: 'ChargeCard',
  input: { chargeId, currency, amount },
  given: {
    verified: true,
    currency: USDC,
    cardCurrency: USD,
    limits: { minimum: '10', maximum: '500', daily: '800' },
    feeRate: '0.01',
    today: '2026-11-21',
    ...given,
  },
})
const about = { approver: 'finance', currency: USDC, cardCurrency: USD }
const approve = (given = about, chargeId = 'c1') =>
  ({ type: 'ApproveCardCharge', input: { chargeId }, given }) as const
const reject = (reason: string, given = about, chargeId = 'c1') =>
  ({ type: 'RejectCardCharge', input: { chargeId, reason }, given }) as const

const rich = [toppedUp('2000.00 USDC'), ...activeCard]

describe('charging the card', () => {
  test('locks the coins and the fee; the card has nothing yet', () => {
    const { after } = wallet
      .given(...rich)
      .when(charge('100'))
      .thenFacts({
        type: 'CardChargeRequested',
        currency: 'USDC',
        cost: '100.000000',
        fee: '1.000000',
        cardCurrency: 'USD',
        amount: '100.00',
        day: '2026-11-21',
      })
    expect(after.balances.USDC).toMatchObject({ available: '1899', locked: '101' })
    expect(after.balances.USD?.card ?? '0').toBe('0')
  })
  test('takes what an item says it costs, for what it puts on the card', () => {
    const chosen = (amount: string, item?: { amount: string; cost: string }) =>
      wallet.given(...rich).when({
        ...charge(amount, { item }),
        input: { chargeId: 'c1', currency: 'USDC', amount, itemId: 'i' },
      })
    const item = { amount: '100', cost: '100.5' }
    chosen('100.00', item).thenFacts({ cost: '100.500000', fee: '1.005000', amount: '100.00' })
    chosen('100.01', item).thenRefused({ kind: 'charge-item-not-offered' })
    chosen('100').thenRefused({ kind: 'charge-item-not-offered' })
  })
  test('is not done at another price than the member has seen', () => {
    const seen = (total: string) =>
      wallet
        .given(...rich)
        .when({ ...charge('100'), input: { chargeId: 'c1', currency: 'USDC', amount: '100', total } })
    seen('101').thenFacts({ cost: '100.000000' })
    seen('100').thenRefused({ kind: 'price-changed', total: '101.000000', currency: 'USDC' })
  })
  test('with the same id again changes nothing', () => {
    played(rich, [charge('100')])
      .when(charge('100'))
      .thenNothing()
  })
  test('may take everything, and is refused when the smallest unit is missing', () => {
    wallet
      .given(toppedUp('101.00 USDC'), ...activeCard)
      .when(charge('100'))
      .thenFacts({ type: 'CardChargeRequested' })
    wallet
      .given(toppedUp('100.999999 USDC'), ...activeCard)
      .when(charge('100'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USDC', short: '0.000001' })
  })
  test('keeps between minimum and maximum, both included', () => {
    const at = (amount: string) => wallet.given(...rich).when(charge(amount))
    at('10').thenFacts({ amount: '10.00' })
    at('9.99').thenRefused({ kind: 'below-minimum', minimum: '10', currency: 'USD' })
    at('500').thenFacts({ amount: '500.00' })
    at('500.01').thenRefused({ kind: 'above-maximum', maximum: '500', currency: 'USD' })
    at('10.001').thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
  test('is never of nothing, whatever the minimum', () => {
    const limits = { minimum: '0', maximum: '500', daily: '800' }
    wallet
      .given(...rich)
      .when(charge('0', { limits }))
      .thenRefused({ kind: 'amount-not-positive' })
    wallet
      .given(...rich)
      .when(charge('0.01', { limits }))
      .thenFacts({ amount: '0.01' })
  })
  test('needs a verified member, a stablecoin and a card that is active', () => {
    wallet
      .given(...rich)
      .when(charge('10', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
    wallet
      .given(...rich)
      .when(charge('10', {}, 'c1', 'BTC'))
      .thenRefused({ kind: 'not-a-stablecoin', currency: 'BTC' })
    wallet.given(toppedUp('50.00 USDC')).when(charge('10')).thenRefused({ kind: 'card-missing' })
    wallet
      .given(toppedUp('50.00 USDC'), openedCard)
      .when(charge('10'))
      .thenRefused({ kind: 'card-in-review' })
  })
})

describe('what can be charged in a day', () => {
  const before = [charge('500')]
  test('is used up to the last cent, and not beyond', () => {
    played(rich, before)
      .when(charge('300', {}, 'c2'))
      .thenFacts({ amount: '300.00' })
    played(rich, before)
      .when(charge('300.01', {}, 'c2'))
      .thenRefused({ kind: 'above-daily-limit', left: '300', currency: 'USD' })
  })
  test('begins anew the next day, and with a charge that was rejected', () => {
    played(rich, before)
      .when(charge('500', { today: '2026-11-22' }, 'c2'))
      .thenFacts({ day: '2026-11-22' })
    played(rich, [...before, reject('no')])
      .when(charge('500', {}, 'c2'))
      .thenFacts({ amount: '500.00' })
  })
  test('counts what was approved, and is never below zero', () => {
    const { state } = played(rich, [...before, approve()])
    expect(leftToday(state, { daily: '800', today: '2026-11-21' })).toBe('300')
    expect(leftToday(state, { daily: '100', today: '2026-11-21' })).toBe('0')
    expect(leftToday(state, { daily: '800', today: '2026-11-22' })).toBe('800')
  })
})

describe('what finance makes of a charge', () => {
  test('approved, it is on the card, and house and member balance in both currencies', () => {
    const { after } = played(rich, [charge('100')])
      .when(approve())
      .thenFacts({
        type: 'CardChargeApproved',
        legs: [
          { account: `user:${ada}:locked`, currency: 'USDC', amount: '-100.000000' },
          { account: 'house:swap', currency: 'USDC', amount: '100.000000' },
          { account: `user:${ada}:locked`, currency: 'USDC', amount: '-1.000000' },
          { account: 'house:card-fees', currency: 'USDC', amount: '1.000000' },
          { account: 'house:swap', currency: 'USD', amount: '-100.00' },
          { account: `user:${ada}:card`, currency: 'USD', amount: '100.00' },
        ] as never,
      })
    expect(after.balances).toMatchObject({ USDC: { available: '1899', locked: '0' }, USD: { card: '100' } })
  })
  test('rejected, everything that was locked is back', () => {
    const { after } = played(rich, [charge('100')])
      .when(reject(' not today '))
      .thenFacts({ type: 'CardChargeRejected', reason: 'not today' })
    expect(after.balances.USDC).toMatchObject({ available: '2000', locked: '0' })
  })
  test('a rejection needs a reason', () => {
    played(rich, [charge('100')])
      .when(reject(' '))
      .thenRefused({ kind: 'reason-missing' })
  })
  test('is not put on a card that has been blocked meanwhile, and may be rejected', () => {
    const block = { type: 'BlockCard', input: { cardId: 'card-1', reason: 'lost' } } as const
    const blocked = played(rich, [
      charge('100'),
      { ...block, given: { approver: 'finance', today: '2026-11-21' } },
    ])
    blocked.when(approve()).thenRefused({ kind: 'card-blocked' })
    blocked.when(reject('the card is blocked')).thenFacts({ type: 'CardChargeRejected' })
  })
  test('is decided once, by somebody else, and only if it is there', () => {
    const pending = played(rich, [charge('100')])
    for (const decide of [(given = about) => approve(given), (given = about) => reject('x', given)]) {
      pending.when(decide({ ...about, approver: ada })).thenRefused({ kind: 'own-case' })
      played(rich, [charge('100'), approve()])
        .when(decide())
        .thenRefused({ kind: 'already-decided', status: 'approved' })
      wallet
        .given(...rich)
        .when(decide())
        .thenRefused({ kind: 'case-unknown' })
    }
  })
})
