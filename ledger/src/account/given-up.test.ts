import { Decimal, Money } from '@strongroom/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { ada, BTC, money, openedCard, toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import type { WaysOut } from '../wallet/given-up.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import type { CloseWallet } from './close-wallet.ts'

const bank = { fee: '5', feeRate: '0' }
const waysOut: readonly WaysOut[] = [
  {
    currency: USD,
    ways: [
      { by: 'withdrawal', ...bank },
      { by: 'send-payment', ...bank, fee: '7' },
    ],
  },
  { currency: USDC, ways: [{ by: 'chain-send', fee: '1' }] },
]
const closing = (giveUp?: CloseWallet['input']['giveUp'], given = { waysOut }): CloseWallet => ({
  type: 'CloseWallet',
  input: giveUp ? { giveUp } : {},
  given,
})
const closed: WalletFact = { type: 'WalletClosed' }
const moved = (text: string, to: 'locked' | 'saving' | 'card'): WalletFact => ({
  type: 'AdjustmentBooked',
  adjustmentId: to,
  ...{ currency: money(text).currency.code, amount: money(text).amount, reason: 'a test' },
  legs: move(money(text), { from: 'world:adjustment', to: userAccount(ada, to) }),
})
const fiveUsd = [{ currency: 'USD', amount: '5' }]

describe('giving up a rest on leaving', () => {
  test('moves all of it to the house, and closes the wallet', () => {
    const legs = move(money('5.00 USD'), { from: userAccount(ada, 'available'), to: 'house:given-up' })
    const { after } = wallet
      .given(toppedUp('5.00 USD'))
      .when(closing(fiveUsd))
      .thenFacts({ type: 'BalanceGivenUp', currency: 'USD', amount: '5.00', fee: '5.00', legs }, closed)
    expect(after.balances.USD?.available).toBe('0')
    expect(after.closed).toBe(true)
  })
  test('is said first, with the lowest fee of each currency', () => {
    const left = { kind: 'left-below-fee', left: '5 USD, 0.5 USDC', fees: '5 USD, 1 USDC' } as const
    const rests = wallet.given(toppedUp('5.00 USD'), toppedUp('0.50 USDC', 't2'))
    rests.when(closing()).thenRefused(left)
    rests.when(closing(fiveUsd)).thenRefused(left)
    rests
      .when(closing([...fiveUsd, { currency: 'USDC', amount: '0.5' }]))
      .thenFacts(
        { type: 'BalanceGivenUp', currency: 'USD' },
        { type: 'BalanceGivenUp', currency: 'USDC', amount: '0.500000' },
        closed,
      )
  })
  test('does not cover what came in meanwhile', () => {
    const agreed = closing([{ currency: 'USD', amount: '2' }])
    wallet
      .given(toppedUp('2.01 USD'))
      .when(agreed)
      .thenRefused({ kind: 'left-below-fee', left: '2.01 USD', fees: '5 USD' })
    wallet
      .given(toppedUp('1.99 USD'))
      .when(agreed)
      .thenFacts({ type: 'BalanceGivenUp', amount: '1.99' }, closed)
  })
  test('is not for a cent more than the lowest fee', () => {
    wallet
      .given(toppedUp('5.01 USD'), toppedUp('1.00 USDC', 't2'))
      .when(
        closing([
          { currency: 'USD', amount: '100' },
          { currency: 'USDC', amount: '1' },
        ]),
      )
      .thenRefused({ kind: 'money-left', left: '5.01 USD, 1 USDC', givable: '1 USDC' })
  })
  test('is not for a currency that has no way out, or whose ways cost nothing', () => {
    const agreed = [{ currency: 'BTC', amount: '1' }]
    const refusal = { kind: 'money-left', left: '0.00000001 BTC' } as const
    const one = wallet.given(toppedUp('0.00000001 BTC'))
    one.when(closing(agreed)).thenRefused(refusal)
    one.when(closing(agreed, { waysOut: [{ currency: BTC, ways: [] }] })).thenRefused(refusal)
    const free = [{ currency: BTC, ways: [{ by: 'chain-send', fee: '0' } as const] }]
    one.when(closing(agreed, { waysOut: free })).thenRefused(refusal)
  })
  test('counts a fee that grows with the amount as it is on the least amount', () => {
    const share = [{ currency: USD, ways: [{ by: 'withdrawal', feeRate: '0.5' } as const] }]
    const asked = closing([{ currency: 'USD', amount: '1' }], { waysOut: share })
    wallet.given(toppedUp('0.01 USD')).when(asked).thenFacts({ type: 'BalanceGivenUp', fee: '0.01' }, closed)
    wallet.given(toppedUp('0.02 USD')).when(asked).thenRefused({ kind: 'money-left', left: '0.02 USD' })
  })
  test.each(['locked', 'saving', 'card'] as const)('is not for a currency with money %s', pocket => {
    wallet
      .given(openedCard, toppedUp('1.00 USD'), moved('2.00 USD', pocket))
      .when(closing(fiveUsd))
      .thenRefused({ kind: 'money-left', left: '3 USD' })
  })
  test('waits for open requests, and says so before anything is agreed', () => {
    const submitted: WalletFact = {
      type: 'TopUpSubmitted',
      ...{ topUpId: 't9', currency: 'USD', network: 'BANK', amount: '5', txid: 'x' },
    }
    for (const asked of [closing(), closing(fiveUsd)])
      wallet
        .given(toppedUp('5.00 USD'), submitted)
        .when(asked)
        .thenRefused({ kind: 'requests-open', open: 'top-up' })
  })
  test('does not happen while nothing may leave the wallet, where an empty one still closes', () => {
    const frozen: WalletFact = { type: 'WalletFrozen', by: 'member', reason: 'lost' } as never
    wallet.given(toppedUp('5.00 USD'), frozen).when(closing(fiveUsd)).thenRefused({ kind: 'wallet-frozen' })
    wallet.given(frozen).when(closing(fiveUsd)).thenFacts(closed)
    const until = '2026-02-03T10:00:00.000Z'
    const rested: WalletFact = { type: 'WalletRested', until } as never
    wallet
      .given(toppedUp('5.00 USD'), rested)
      .when(closing(fiveUsd))
      .thenRefused({ kind: 'wallet-resting', from: until })
  })
  test('happens once', () => {
    const { after } = wallet
      .given(toppedUp('5.00 USD'))
      .when(closing(fiveUsd))
      .thenFacts({ type: 'BalanceGivenUp' }, closed)
    wallet.given(closed).when(closing(fiveUsd)).thenNothing()
    expect(after.closed).toBe(true)
  })

  test('takes no more than was agreed to, no more than the fee, and all or nothing', () => {
    const currency = fc.constantFrom(USD, USDC, BTC)
    const units = fc.integer({ min: 1, max: 2_000 })
    const way = fc.record({
      by: fc.constantFrom('chain-send', 'withdrawal', 'send-payment'),
      fee: fc.constantFrom('0', '0.004', '3', '10'),
      feeRate: fc.constantFrom('0', '0.003', '0.5'),
    })
    const held = fc.record({ currency, units, agreed: units, ways: fc.array(way, { maxLength: 3 }) })
    fc.assert(
      fc.property(fc.uniqueArray(held, { selector: ({ currency }) => currency.code }), all => {
        const amountOf = (n: number, { scale }: typeof USD) =>
          new Decimal(n).div(100).toFixed(Math.min(scale, 2))
        const asked = closing(
          all.map(({ currency, agreed }) => ({
            currency: currency.code,
            amount: amountOf(agreed, currency),
          })),
          { waysOut: all.map(({ currency, ways }) => ({ currency, ways: ways as WaysOut['ways'] })) },
        )
        const funds = all.map(({ currency, units }) =>
          toppedUp(`${amountOf(units, currency)} ${currency.code}`, `top-up ${currency.code}`),
        )
        const { decision } = wallet.given(...funds).when(asked)
        if (decision.kind === 'refused') return
        for (const { currency, units, agreed, ways } of all) {
          const was = Money.of(amountOf(units, currency), currency)
          expect(units).toBeLessThanOrEqual(agreed)
          // Taking out the least amount would have taken more than there was, on every way.
          const least = new Decimal(10).pow(-currency.scale)
          for (const { fee, feeRate } of ways)
            expect(least.plus(fee).plus(least.times(feeRate)).greaterThan(was.value)).toBe(true)
          expect(ways.length).toBeGreaterThan(0)
        }
        const gone = decision.facts.filter(fact => fact.type === 'BalanceGivenUp')
        expect(gone).toHaveLength(all.length)
        for (const { amount, legs } of gone) {
          expect(legs.map(leg => leg.amount)).toEqual([`-${amount}`, amount])
          expect(legs.map(leg => leg.account)).toEqual([userAccount(ada, 'available'), 'house:given-up'])
        }
        expect(decision.facts.at(-1)).toEqual(closed)
      }),
      { numRuns: 1_000 },
    )
  })
})
