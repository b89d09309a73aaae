import { Decimal, Money } from '@strongroom/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KindName } from '../catalogue/kinds.ts'
import { swapFeeRate, swapTerms } from '../swap/index.ts'
import { marketPrice, marketRate } from '../trade/index.ts'
import type { TariffBook } from './conversions.ts'
import { bookWith, letsMembersWin } from './winning-cycles.ts'

type Change = { readonly kind: KindName; readonly id: string; readonly after: object | null }

const coins = ['USD', 'USDC', 'USDT', 'HKD', 'BTC'] as const
const tiers = [0, 1, 2, 3].flatMap(vipLevel =>
  [undefined, 'staff', 'friends'].map(userGroup => ({ vipLevel, userGroup })),
)
const worths: Readonly<Record<string, string>> = { USD: '1', USDC: '1', USDT: '0.999', HKD: '0.128' }
/** BTC has no price outside. */
const worthOf = (code: string) => (worths[code] ? new Decimal(worths[code]) : undefined)

const empty: TariffBook = { get: () => undefined, list: () => [] }

const near = (digits: number) =>
  fc
    .integer({ min: -60, max: 60 })
    .map(thousandths => new Decimal(1000 + thousandths).div(1000).toFixed(digits))
const share = fc.constantFrom('0', '0.0005', '0.001', '0.003', '0.02')
const status = fc.constantFrom(0, 1, 1, 1)
const coin = fc.constantFrom(...coins)
const pairOf = fc.tuple(coin, coin).filter(([one, other]) => one !== other)
/** Somewhere near what one is worth in the other; a bitcoin is about fifty dollars here. */
const usualRate = (one: string, other: string) => new Decimal(worths[one] ?? '50').div(worths[other] ?? '50')

const swapRate = fc
  .tuple(pairOf, near(3), share, fc.dictionary(fc.constantFrom('1', '2', '3'), share), status)
  .map(([[source, target], off, feeRate, vipFeeRates, status]): Change => {
    const rate = usualRate(source, target).times(off).toDecimalPlaces(12).toFixed()
    return {
      kind: 'swap-rate',
      id: `${source}-${target}`,
      after: { source, target, rate, feeRate, vipFeeRates, status },
    }
  })
const tradePair = fc
  .tuple(pairOf, fc.option(near(3)), status)
  .map(([[base, target], off, status]): Change => {
    const price = off && usualRate(base, target).times(off).toDecimalPlaces(12).toFixed()
    return {
      kind: 'trade-pair',
      id: `${base}-${target}`,
      after: { base, target, minimum: '0', price, status },
    }
  })
const ratio = near(3).map((off): string => new Decimal('0.128').times(off).toFixed(6))
const vipLevel = fc.tuple(fc.constantFrom(1, 2, 3), fc.option(share), fc.option(ratio)).map(
  ([level, cc_rate, fps_ratio]): Change => ({
    ...{ kind: 'vip-level', id: String(level) },
    after: { level, level_name: 'x', cc_rate, fps_ratio, banks: [], status: 1 },
  }),
)
const userGroup = fc.tuple(fc.constantFrom('staff', 'friends'), fc.option(share), fc.option(ratio)).map(
  ([group_code, cc_rate, fps_ratio]): Change => ({
    ...{ kind: 'user-group', id: group_code },
    after: { group_code, group_name: 'x', cc_rate, fps_ratio, status: 1 },
  }),
)
const setting = fc.oneof(
  ratio.map(
    (field_value): Change => ({
      kind: 'sys-config',
      id: 'fpsRatio',
      after: { field_code: 'fpsRatio', field_value },
    }),
  ),
  share.map(
    (field_value): Change => ({
      ...{ kind: 'sys-config', id: 'cardRechargeFeeRate' },
      after: { field_code: 'cardRechargeFeeRate', field_value },
    }),
  ),
)
const chargeItem = fc.tuple(near(3), near(3), status).map(
  ([usdc, usdt, status]): Change => ({
    ...{ kind: 'charge-item', id: 'item' },
    after: { amount: '1', usdc_required: usdc, usdt_required: usdt, status },
  }),
)
const currency = fc.tuple(fc.constantFrom('USDC', 'USDT'), fc.constantFrom(1, 2)).map(
  ([code, type]): Change => ({
    ...{ kind: 'currency', id: code, after: { currency_code: code, currency_name: code, type, scale: 6 } },
  }),
)
const set = fc.oneof(
  { weight: 5, arbitrary: swapRate },
  { weight: 3, arbitrary: tradePair },
  vipLevel,
  userGroup,
  setting,
  chargeItem,
  currency,
)
const change = fc
  .tuple(set, fc.integer({ min: 0, max: 9 }))
  .map(([made, of]): Change => (of === 0 ? { ...made, after: null } : made))

type Step = (amount: Decimal) => Decimal
type Way = { readonly from: string; readonly to: string; readonly step: Step }

const scaleOf = (code: string) => ({ code, scale: 18 })

/** The conversions that members can make, by the rules that carry them out: a swap by a swap's own arithmetic, for each level and group. */
const waysIn = (book: TariffBook): readonly Way[] => [
  ...book
    .list('swap-rate')
    .filter(({ status }) => status === 1)
    .flatMap(({ source, target, rate }) =>
      tiers.map(tier => ({
        ...{ from: source, to: target },
        step: (amount: Decimal) => {
          const feeRate = swapFeeRate(book, { source, target }, tier) as string
          const given = Money.of(amount.toFixed(18, Decimal.ROUND_DOWN), scaleOf(source))
          return swapTerms(given, scaleOf(target), { rate, feeRate }).received.value
        },
      })),
    ),
  ...book
    .list('trade-pair')
    .filter(({ status, price }) => status === 1 && price !== null)
    .flatMap(({ base, target, price }) => [
      { from: base, to: target, step: (amount: Decimal) => amount.times(price as string) },
      { from: target, to: base, step: (amount: Decimal) => amount.div(price as string) },
    ]),
  // At the market, by the rule's own price, from what the pair says and what is known outside.
  ...book
    .list('trade-pair')
    .filter(({ status }) => status === 1)
    .flatMap(({ base, target, price }) => atMarket({ base, target, price })),
  ...[
    book.get('sys-config', 'fpsRatio')?.field_value ?? '0.127',
    ...book.list('vip-level').map(level => level.fps_ratio),
    ...book.list('user-group').map(group => group.fps_ratio),
  ]
    .filter(ratio => typeof ratio === 'string')
    .map(ratio => ({ from: 'HKD', to: 'USD', step: (amount: Decimal) => amount.times(ratio) })),
  ...book
    .list('charge-item')
    .filter(({ status }) => status === 1)
    .flatMap(item =>
      (['usdc', 'usdt'] as const).map(coin => ({
        ...{ from: coin.toUpperCase(), to: 'USD' },
        step: (amount: Decimal) =>
          amount
            .div(new Decimal(book.get('sys-config', 'cardRechargeFeeRate')?.field_value ?? '0').plus(1))
            .div(item[`${coin}_required`])
            .times(item.amount),
      })),
    ),
]

/** Orders at the market, both ways, without a fee: what one brings with it is less. */
function atMarket({ base, target, price }: { base: string; target: string; price: string | null }): Way[] {
  const [one, other] = [worthOf(base), worthOf(target)]
  const outside = one && other ? one.div(other).toFixed() : null
  const markets = [price, outside].filter(each => each !== null)
  return (['buy', 'sell'] as const).flatMap(side => {
    const at = marketPrice(side, markets)
    if (at === undefined) return []
    const [from, to] = side === 'buy' ? [target, base] : [base, target]
    const step = (amount: Decimal) =>
      swapTerms(
        Money.of(amount.toFixed(18, Decimal.ROUND_DOWN), scaleOf(from)),
        scaleOf(to),
        marketRate(side, at, '0'),
      ).received.value
    return [{ from, to, step }]
  })
}

const begun = new Decimal(1_000_000)
/** Rounding of eighteen places, three times over. */
const dust = new Decimal('1e-9')

/** The most that a million of anything becomes by up to three conversions around. */
const mostAround = (ways: readonly Way[]): Decimal => {
  const around = (start: string, at: string, amount: Decimal, left: number): readonly Decimal[] =>
    ways
      .filter(({ from }) => from === at)
      .flatMap(({ to, step }) => {
        const made = step(amount)
        return [...(to === start ? [made] : []), ...(left > 1 ? around(start, to, made, left - 1) : [])]
      })
  return Decimal.max(begun, ...coins.flatMap(start => around(start, start, begun, 3)))
}

/** The tariffs after those changes that one administrator makes alone; the others wait for a second one for ever. */
const afterAlone = (changes: readonly Change[]): TariffBook =>
  changes.reduce((book, each) => {
    const after = bookWith(book, each)
    return letsMembersWin({ before: book, after }, worthOf) ? book : after
  }, empty)

describe('changes of tariffs that one administrator makes alone', () => {
  test('never let a cycle of up to three conversions win, in whatever order its legs are moved', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 14 }), changes => {
        const most = mostAround(waysIn(afterAlone(changes)))
        expect(most.minus(begun).toNumber()).toBeLessThanOrEqual(dust.toNumber())
      }),
      { numRuns: 300 },
    )
  })

  test('are many: it is not that all of them wait', () => {
    const kept = fc.sample(fc.array(change, { minLength: 14, maxLength: 14 }), { numRuns: 50, seed: 7 })
    const conversions = kept.map(changes => waysIn(afterAlone(changes)).length)
    expect(Math.max(...conversions)).toBeGreaterThan(12)
  })
})
