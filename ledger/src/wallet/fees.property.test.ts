import { type Currency, Decimal, Money } from '@strongroom/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fpsWorth } from '../bank/fps-top-up.ts'
import { swapTerms } from '../swap/swap.ts'
import { BTC, USD, USDC } from '../testing/wallet-cases.ts'
import { paidByBuyer, reserveOf } from '../trade/trade-order.ts'
import { amountWithin, feeFor } from './checks.ts'

const runs = { numRuns: 500 }
const currency = fc.constantFrom(USD, USDC, BTC)
const units = fc.bigInt({ min: 1n, max: 10n ** 15n })
/** From a ten-millionth of a per cent to almost all. */
const rate = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 6, max: 9 }))
  .map(([digits, places]) => new Decimal(digits).div(new Decimal(10).pow(places)).toFixed())
const exchange = fc.integer({ min: 1, max: 3_000_000 }).map(n => new Decimal(n).div(1_000_000).toFixed())

const moneyOf = (n: bigint, { scale, ...rest }: Currency) =>
  Money.of(new Decimal(n.toString()).div(new Decimal(10).pow(scale)), { scale, ...rest })
const unitOf = (currency: Currency) => moneyOf(1n, currency)

/** An amount and parts that add up to it. */
const split = fc.tuple(currency, fc.array(units, { minLength: 2, maxLength: 8 })).map(([currency, parts]) => {
  const each = parts.map(part => moneyOf(part, currency))
  return { parts: each, whole: sum(each, currency) }
})
const sum = (all: readonly Money[], currency: Currency) =>
  all.reduce((total, one) => total.plus(one), Money.zero(currency))

describe('a fee', () => {
  test('with a rate above zero is at least one unit, and never less than the rate says', () => {
    fc.assert(
      fc.property(currency, units, rate, (currency, n, feeRate) => {
        const amount = moneyOf(n, currency)
        const fee = feeFor(amount, { feeRate })
        expect(fee.lessThan(unitOf(currency))).toBe(false)
        const above = fee.value.minus(amount.value.times(feeRate))
        expect(above.isNegative()).toBe(false)
        expect(above.lessThan(unitOf(currency).value)).toBe(true)
      }),
      runs,
    )
  })
  test('of nothing is nothing', () => {
    for (const feeRate of ['0', '0.00', undefined])
      expect(feeFor(moneyOf(166n, USD), { feeRate }).isZero()).toBe(true)
  })
  test('never grows less by splitting the amount', () => {
    const fixed = fc.constantFrom('0', '0.004', '5')
    fc.assert(
      fc.property(split, rate, fixed, ({ parts, whole }, feeRate, fee) => {
        const apart = sum(
          parts.map(part => feeFor(part, { fee, feeRate })),
          whole.currency,
        )
        expect(apart.lessThan(feeFor(whole, { fee, feeRate }))).toBe(false)
      }),
      runs,
    )
  })
})

describe('the amount within a total', () => {
  test('costs the total with its fee or less, and one unit more costs more than the total', () => {
    const fixed = fc.constantFrom('0', '0.004', '5')
    fc.assert(
      fc.property(currency, units, rate, fixed, (currency, n, feeRate, fee) => {
        const total = moneyOf(n, currency)
        const costOf = (amount: Money) => amount.plus(feeFor(amount, { fee, feeRate }))
        const within = new Decimal(amountWithin(total, { fee, feeRate }))
        const amount = Money.of(Decimal.max(within, 0), currency)
        if (within.greaterThan(0)) expect(total.lessThan(costOf(amount))).toBe(false)
        expect(total.lessThan(costOf(amount.plus(unitOf(currency))))).toBe(true)
      }),
      runs,
    )
  })
})

describe('a swap', () => {
  test('costs at least one unit, in the preview as in the decision', () => {
    for (const amount of ['0.01', '1.00', '1.66', '1.67', '3.33'])
      expect(swapTerms(Money.of(amount, USD), USDC, { rate: '1', feeRate: '0.003' }).fee.amount).toBe('0.01')
    expect(swapTerms(Money.of('3.34', USD), USDC, { rate: '1', feeRate: '0.003' }).fee.amount).toBe('0.02')
  })
  test('in parts never brings more than in one', () => {
    const share = fc.oneof(rate, fc.constant('0'))
    fc.assert(
      fc.property(split, currency, exchange, share, ({ parts, whole }, target, rate, feeRate) => {
        const apart = sum(
          parts.map(part => swapTerms(part, target, { rate, feeRate }).received),
          target,
        )
        expect(swapTerms(whole, target, { rate, feeRate }).received.lessThan(apart)).toBe(false)
      }),
      runs,
    )
  })
  test('round any cycle of currencies, in any parts, never ends with more than it began', () => {
    fc.assert(
      fc.property(cycle, fc.array(units, { minLength: 1, maxLength: 4 }), ({ currencies, steps }, parts) => {
        const [home] = currencies as [Currency]
        const begun = parts.map(part => moneyOf(part, home))
        const ended = begun.map(part => round(part, { currencies, steps }))
        expect(sum(begun, home).lessThan(sum(ended, home))).toBe(false)
      }),
      runs,
    )
  })
})

describe('what FPS brings', () => {
  test('is never more in parts', () => {
    const cents = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(cents, exchange, fc.oneof(rate, fc.constant('0')), (all, ratio, feeRate) => {
        const credited = (n: number) => {
          const worth = fpsWorth(new Decimal(n).div(100).toFixed(2), ratio, USD)
          return worth.minus(feeFor(worth, { feeRate }))
        }
        const apart = sum(all.map(credited), USD)
        expect(credited(all.reduce((a, b) => a + b)).lessThan(apart)).toBe(false)
      }),
      runs,
    )
  })
})

describe('a limit order to buy', () => {
  test('never pays less in parts than the limit says, also where the rest is cancelled', () => {
    const satoshi = fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 5 })
    const price = fc.integer({ min: 1, max: 9_000_000 }).map(n => new Decimal(n).div(100).toFixed())
    fc.assert(
      fc.property(satoshi, satoshi, price, (fills, rest, price) => {
        const btc = (all: readonly number[]) => moneyOf(BigInt(all.reduce((a, b) => a + b, 0)), BTC)
        const all = [...fills, ...rest]
        let reserved = reserveOf('buy', btc(all), price, USD)
        let paid = Money.zero(USD)
        fills.forEach((_, index) => {
          const part = paidByBuyer({ reserved, left: btc(all.slice(index + 1)), price })
          expect(part.isNegative()).toBe(false)
          reserved = reserved.minus(part)
          paid = paid.plus(part)
        })
        expect(paid.value.lessThan(btc(fills).value.times(price))).toBe(false)
        expect(reserved.isNegative()).toBe(false)
      }),
      runs,
    )
  })
})

type Step = { readonly rate: string; readonly feeRate: string }

/** Currencies in a ring with rates that come to at most 1 all the way round, as honest ones do, and any fees. */
const cycle = fc
  .array(fc.tuple(currency, exchange, fc.oneof(rate, fc.constant('0'))), { minLength: 2, maxLength: 5 })
  .map(all => {
    const currencies = all.map(([currency], index) => ({ ...currency, code: `${currency.code}${index}` }))
    const there = all.slice(1).map(([, rate, feeRate]): Step => ({ rate, feeRate }))
    const product = there.reduce((product, { rate }) => product.times(rate), new Decimal(1))
    const back = new Decimal(1).div(product).toDecimalPlaces(18, Decimal.ROUND_DOWN).toFixed()
    return { currencies, steps: [...there, { rate: back, feeRate: all[0]?.[2] ?? '0' }] }
  })

const round = (
  begun: Money,
  { currencies, steps }: { readonly currencies: readonly Currency[]; readonly steps: readonly Step[] },
): Money =>
  steps.reduce(
    (held, step, index) =>
      swapTerms(held, currencies[(index + 1) % currencies.length] as Currency, step).received,
    begun,
  )
