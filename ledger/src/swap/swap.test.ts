import { Decimal, Money, roundUp } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { ada, money, toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import { givenFor, type Swap, type SwapPrice, swapTerms } from './swap.ts'

const price: SwapPrice = { rate: '1', feeRate: '0.003' }
const now = '2026-11-21T14:00:00.000Z'

const swap = (
  sourceAmount: string,
  given: Partial<Swap['given']> = {},
  pair: { source: string; target: string } = { source: 'USD', target: 'USDC' },
): Swap => ({
  type: 'Swap',
  input: { swapId: 's1', ...pair, sourceAmount },
  given: {
    verified: true,
    source: USD,
    target: USDC,
    price,
    now,
    quote: { ...price, ...pair, sourceAmount, expiresAt: '2026-11-21T14:00:30.000Z' },
    ...given,
  },
})

describe('the terms of a swap', () => {
  test('take the fee in the source currency, rounded up', () => {
    const terms = swapTerms(money('123.45 USD'), USDC, price)
    expect([terms.fee, terms.swapped, terms.received].map(String)).toEqual([
      '0.38 USD',
      '123.07 USD',
      '123.070000 USDC',
    ])
  })
  test('round any part of a cent of fee up, and take a cent where it is one exactly', () => {
    expect(swapTerms(money('1.01 USD'), USDC, { rate: '1', feeRate: '0.01' }).fee.amount).toBe('0.02')
    expect(swapTerms(money('1.00 USD'), USDC, { rate: '1', feeRate: '0.01' }).fee.amount).toBe('0.01')
  })
  test('round down what the member receives', () => {
    const received = swapTerms(money('1.000000 USDC'), USD, { rate: '0.9999', feeRate: '0' }).received
    expect(received.amount).toBe('0.99')
  })
  test('keep gross = net + fee exactly', () => {
    const given = Money.of('99999999999999999999.99', USD)
    const { fee, swapped } = swapTerms(given, USDC, { rate: '1.0001', feeRate: '0.0033333333' })
    expect(swapped.plus(fee).equals(given)).toBe(true)
  })
})

describe('the amount to give for an amount to receive', () => {
  test.each([
    ['0.00000001', '1', '0'],
    ['0.01', '1', '0.003'],
    ['1', '1', '0.003'],
    ['99.999999', '0.9999', '0.005'],
    ['123.456789', '1.000137', '0.0033333333'],
    ['7', '0.128', '0.5'],
    ['0.03', '31.4159', '0.99'],
    ['1000000.01', '0.000071', '0.0001'],
  ] as const)('is the least that brings %s at a rate of %s and a fee of %s', (wanted, rate, feeRate) => {
    for (const [source, target] of [
      [USD, USDC],
      [USDC, USD],
    ] as const) {
      const received = Money.of(roundUp(new Decimal(wanted), target.scale), target)
      const found = givenFor(received.amount, { source, target }, { rate, feeRate })
      if ('refusal' in found) throw new Error(found.refusal.kind)
      const { given } = found
      const brings = (amount: Decimal) =>
        swapTerms(Money.of(amount, source), target, { rate, feeRate }).received.value
      const less = given.value.minus(new Decimal(10).pow(-source.scale))
      expect(brings(given.value).greaterThanOrEqualTo(received.value)).toBe(true)
      expect(less.isZero() || brings(less).lessThan(received.value)).toBe(true)
    }
  })
  test.each([
    ['1', '1', 'amount-too-small'],
    ['0', '0.003', 'amount-not-positive'],
    ['0.0000001', '0.003', 'too-many-places'],
  ] as const)('is refused for %s at a fee of %s: %s', (wanted, feeRate, kind) => {
    const found = givenFor(wanted, { source: USD, target: USDC }, { rate: '1', feeRate })
    expect(found).toMatchObject({ refusal: { kind } })
  })
})

describe('a swap', () => {
  test('moves both currencies and the fee', () => {
    const { decision } = wallet.given(toppedUp('200.00 USD')).when(swap('123.45'))
    expect(decision).toMatchObject({
      facts: [
        {
          receivedAmount: '123.070000',
          fee: '0.38',
          legs: [
            { account: `user:${ada}:available`, currency: 'USD', amount: '-123.07' },
            { account: 'house:swap', currency: 'USD', amount: '123.07' },
            { account: `user:${ada}:available`, currency: 'USD', amount: '-0.38' },
            { account: 'house:fees', currency: 'USD', amount: '0.38' },
            { account: 'house:swap', currency: 'USDC', amount: '-123.070000' },
            { account: `user:${ada}:available`, currency: 'USDC', amount: '123.070000' },
          ],
        },
      ],
    })
  })
  test('may take all there is', () => {
    const { after } = wallet
      .given(toppedUp('123.45 USD'))
      .when(swap('123.45'))
      .thenFacts({ type: 'SwapSettled' })
    expect(after.balances.USD?.available).toBe('0')
    expect(after.balances.USDC?.available).toBe('123.07')
  })
  test('is refused one cent above what is there', () => {
    wallet
      .given(toppedUp('123.44 USD'))
      .when(swap('123.45'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('stands on the quote in the very moment it runs out', () => {
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('123.45', { now: '2026-11-21T14:00:30.000Z' }))
      .thenFacts({ type: 'SwapSettled' })
  })
  test('is refused a millisecond later', () => {
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('123.45', { now: '2026-11-21T14:00:30.001Z' }))
      .thenRefused({ kind: 'quote-expired' })
  })
  test('is refused when the house has changed the rate since the quote', () => {
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('123.45', { price: { rate: '1.0001', feeRate: '0.003' } }))
      .thenRefused({ kind: 'quote-changed' })
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('123.45', { price: { rate: '1.00', feeRate: '0.0030' } }))
      .thenFacts({ type: 'SwapSettled' })
  })
  test('is refused on a quote for another amount or another pair', () => {
    const quote = swap('100.00').given.quote
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('123.45', { quote }))
      .thenRefused({ kind: 'quote-differs' })
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('123.45', { quote: { ...quote, sourceAmount: '123.45', target: 'USDT' } }))
      .thenRefused({ kind: 'quote-differs' })
  })
  test('is refused for a pair that is not swapped', () => {
    const pair = { source: 'USD', target: 'BTC' }
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('1', {}, pair))
      .thenRefused({ kind: 'not-swappable', ...pair })
    const same = { source: 'USD', target: 'USD' }
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('1', {}, same))
      .thenRefused({ kind: 'not-swappable', ...same })
  })
  test('is refused for a pair the house no longer offers', () => {
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('1', { price: undefined }))
      .thenRefused({ kind: 'not-swappable', source: 'USD', target: 'USDC' })
  })
  test('is refused when nothing would arrive', () => {
    wallet
      .given(toppedUp('200.00 USD'))
      .when(
        swap('0.01', {
          price: { rate: '1', feeRate: '0.9' },
          quote: { ...swap('0.01').given.quote, feeRate: '0.9' },
        }),
      )
      .thenRefused({ kind: 'amount-too-small' })
  })
  test('is refused before the member is verified', () => {
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('1', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
  })
  test('is refused with more places than the source keeps', () => {
    wallet
      .given(toppedUp('200.00 USD'))
      .when(swap('1.001'))
      .thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
})
