import { type Currency, Decimal, Money } from '@strongroom/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { activeCard, ada, BTC, toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import { mostOf } from './most.ts'
import type { WalletCommand, WalletFact } from './wallet-decider.ts'

const runs = { numRuns: 150 }
const given = { verified: true }
const rate = fc.integer({ min: 0, max: 400_000 }).map(n => new Decimal(n).div(1_000_000).toFixed())
const fixed = fc.constantFrom('0', '0.004', '0.01', '5', '12.345678')
const minimum = fc.constantFrom('0', '0.01', '10')
const price = fc.integer({ min: 1, max: 3_000_000 }).map(n => new Decimal(n).div(1_000).toFixed())
const units = fc.bigInt({ min: 1n, max: 10n ** 14n })

const textOf = (n: bigint, { scale }: Currency) =>
  new Decimal(n.toString()).div(new Decimal(10).pow(scale)).toFixed(scale)
const holds = (n: bigint, currency: Currency): WalletFact =>
  toppedUp(`${textOf(n, currency)} ${currency.code}`)
const onCard = (n: bigint): WalletFact => ({
  ...{ type: 'DepositCompleted', depositId: 'd1', target: 'card', currency: 'USD', amount: '1' },
  ...{ fee: '0', cardFee: '0', credited: '1' },
  legs: move(Money.of(textOf(n, USD), USD), { from: 'world:bank', to: userAccount(ada, 'card') }),
})

type Case = {
  readonly facts: readonly WalletFact[]
  readonly currency: Currency
  readonly commandOf: (amount: string) => WalletCommand
}
const today = '2026-11-28'

/** One movement of each kind that a member asks for by an amount, out of any balance and on any terms. */
const kinds: Readonly<Record<string, fc.Arbitrary<Case>>> = {
  withdrawal: fc.tuple(units, rate, fixed, minimum).map(([n, feeRate, fee, minimum]) => ({
    facts: [holds(n, USD)],
    currency: USD,
    commandOf: amount => ({
      type: 'RequestWithdrawal',
      input: { withdrawalId: 'w', source: 'wallet', currency: 'USD', amount, bankId: 'b' },
      given: { ...given, currency: USD, minimum, fee: { fee, feeRate }, bankUsable: true, today },
    }),
  })),
  'withdrawal from the card': fc.tuple(units, rate, fixed).map(([n, feeRate, fee]) => ({
    facts: [...activeCard, onCard(n)],
    currency: USD,
    commandOf: amount => ({
      type: 'RequestWithdrawal',
      input: { withdrawalId: 'w', source: 'card', currency: 'USD', amount, bankId: 'b' },
      given: { ...given, currency: USD, minimum: '0', fee: { fee, feeRate }, bankUsable: true, today },
    }),
  })),
  'sent payment': fc.tuple(units, rate, fixed, minimum).map(([n, feeRate, fee, minimum]) => ({
    facts: [holds(n, USD)],
    currency: USD,
    commandOf: amount => ({
      type: 'SendPayment',
      input: { paymentId: 'p', currency: 'USD', amount, payee: 'x' },
      given: { ...given, currency: USD, price: { fee, feeRate }, minimum },
    }),
  })),
  'quick pay': units.map(n => ({
    facts: [holds(n, USDC)],
    currency: USDC,
    commandOf: amount => ({
      type: 'SendQuickPay',
      input: { paymentId: 'p', to: '100045', currency: 'USDC', amount },
      given: { ...given, currency: USDC, receiver: { verified: true, quickPayOn: true } },
    }),
  })),
  'pay code': fc.tuple(units, fc.integer({ min: 1, max: 50 })).map(([n, times]) => ({
    facts: [holds(n, USDC)],
    currency: USDC,
    commandOf: perScan => ({
      type: 'ReservePayCode',
      input: { codeId: 'c', currency: 'USDC', perScan, times, validDays: 1 },
      given: { ...given, currency: USDC, mostTimes: 50, mostDays: 14, expiresAt: '2026-12-01T00:00:00.000Z' },
    }),
  })),
  'send on a chain': fc.tuple(units, fixed).map(([n, fee]) => ({
    facts: [holds(n, BTC)],
    currency: BTC,
    commandOf: amount => ({
      type: 'RequestChainSend',
      input: { sendId: 's', addressId: 'a', currency: 'BTC', network: 'BTC', amount },
      given: { ...given, currency: BTC, fee, addressUsable: true },
    }),
  })),
  swap: fc.tuple(units, rate, price).map(([n, feeRate, rate]) => ({
    facts: [holds(n, USDC)],
    currency: USDC,
    commandOf: sourceAmount => {
      const terms = { source: 'USDC', target: 'USD', sourceAmount }
      const quote = { ...terms, rate, feeRate, expiresAt: '2026-12-01T00:00:00.000Z' }
      const now = '2026-11-28T00:00:00.000Z'
      return {
        type: 'Swap',
        input: { swapId: 's', ...terms },
        given: { ...given, source: USDC, target: USD, quote, price: { rate, feeRate }, now },
      }
    },
  })),
  ...Object.fromEntries(
    (['buy', 'sell'] as const).map(side => [
      `order to ${side}`,
      fc.tuple(units, price, minimum).map(([n, price, minimum]) => ({
        facts: [holds(n, side === 'buy' ? USD : BTC)],
        currency: BTC,
        commandOf: (amount: string): WalletCommand => ({
          type: 'PlaceTrade',
          input: { orderId: 'o', side, base: 'BTC', target: 'USD', price, amount },
          given: { ...given, base: BTC, target: USD, pair: { minimum } },
        }),
      })),
    ]),
  ),
  'fixed deposit': fc.tuple(units, minimum).map(([n, minimum]) => ({
    facts: [holds(n, USDC)],
    currency: USDC,
    commandOf: amount => ({
      type: 'SubscribeFixedDeposit',
      input: { depositId: 'd', planId: 'plan', amount, rate: '3' },
      given: { ...given, earnOn: true, plan: { currency: USDC, term: 3, rate: '3', minimum }, today },
    }),
  })),
  'charge of the card': fc.tuple(units, rate, minimum).map(([n, feeRate, minimum]) => ({
    facts: [...activeCard, holds(n, USDC)],
    currency: USD,
    commandOf: amount => ({
      type: 'ChargeCard',
      input: { chargeId: 'c', currency: 'USDC', amount },
      given: {
        ...{ ...given, currency: USDC, cardCurrency: USD, feeRate, today },
        limits: { minimum, maximum: '5000', daily: '4000' },
      },
    }),
  })),
}

/** Refusals of a wallet that holds less than the least: nothing larger is there, and less is not taken. */
const TOO_LITTLE = ['amount-not-positive', 'below-minimum', 'amount-too-small', 'fee-above-amount']

describe.each(Object.entries(kinds))('the most of a %s', (_, cases) => {
  test('is taken, and nothing more is', () => {
    fc.assert(
      fc.property(cases, ({ facts, currency, commandOf }) => {
        const before = wallet.given(...facts)
        const { state } = before
        const most = mostOf(state, currency, commandOf)
        const more = new Decimal(most.amount)
          .plus(new Decimal(10).pow(-currency.scale))
          .toFixed(currency.scale)
        const outcome = before.when(commandOf(most.amount)).decision
        if (outcome.kind === 'refused') expect(TOO_LITTLE).toContain(outcome.refusal.kind)
        else expect(outcome.facts.length).toBeGreaterThan(0)
        expect(before.when(commandOf(more)).decision.kind).toBe('refused')
      }),
      runs,
    )
  })
})
