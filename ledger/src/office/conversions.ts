import { Decimal } from '@strongroom/shared'
import { configOf } from '../catalogue/configs.ts'
import type { Entry, KindName } from '../catalogue/kinds.ts'
import type { Tier } from '../catalogue/member-terms.ts'
import { swapFeeRate } from '../swap/swap-fee-rate.ts'

/** The tariffs as they are, or as they would be: the live catalogue, or one with a change laid over it. */
export type TariffBook = {
  get<K extends KindName>(kind: K, id: string): Entry<K> | undefined
  list<K extends KindName>(kind: K): readonly (Entry<K> & { readonly id: string })[]
}

/** One way in which the house turns one currency into another: `gives` of `to` for `takes` of `from`, after the lowest fee that any member pays. */
export type Conversion = {
  /** Names it before a change and after it. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly gives: Decimal
  readonly takes: Decimal
  /** An order that is filled at a limit of its member's choice; the other conversions are made at once, at the house's price. */
  readonly isOrder: boolean
}

/** The worth of one unit of a currency, by a source outside the house; nothing where none knows it. */
export type WorthOf = (code: string) => Decimal | undefined

const one = new Decimal(1)
const shown = 1

const levelsOf = (book: TariffBook, more: readonly string[] = []): readonly number[] => [
  ...new Set([0, ...more.map(Number), ...book.list('vip-level').map(({ level }) => level)]),
]

/** The tiers among which the lowest fee of a swap is: a group's own holds at every level, and without one the level's does. */
const tiersOf = (book: TariffBook, levels: readonly number[]): readonly Tier[] => [
  ...levels.map(vipLevel => ({ vipLevel })),
  ...book.list('user-group').map(({ group_code: userGroup }) => ({ vipLevel: 0, userGroup })),
]

const swaps = (book: TariffBook): readonly Conversion[] =>
  book
    .list('swap-rate')
    .filter(({ status }) => status === shown)
    .map(({ source, target, rate, feeRate, vipFeeRates }) => {
      const levels = levelsOf(book, Object.keys(vipFeeRates))
      const fees = tiersOf(book, levels).map(tier => swapFeeRate(book, { source, target }, tier) ?? feeRate)
      const gives = one.minus(Decimal.min(...fees)).times(rate)
      return { id: `swap ${source}-${target}`, from: source, to: target, gives, takes: one, isOrder: false }
    })

const orders = (book: TariffBook, worthOf: WorthOf): readonly Conversion[] =>
  book
    .list('trade-pair')
    .filter(({ status }) => status === shown)
    .flatMap(({ base, target, price }) => {
      const [bought, paid] = price === null ? [worthOf(base), worthOf(target)] : [new Decimal(price), one]
      if (!bought || !paid || bought.isZero()) return []
      const [id, isOrder] = [`order ${base}-${target}`, true]
      return [
        { id: `${id} sell`, from: base, to: target, gives: bought, takes: paid, isOrder },
        { id: `${id} buy`, from: target, to: base, gives: paid, takes: bought, isOrder },
      ]
    })

const instantPayments = (book: TariffBook): readonly Conversion[] => {
  const own = [...book.list('user-group'), ...book.list('vip-level')].map(({ fps_ratio }) => fps_ratio ?? '0')
  const ratios = [configOf(book, 'fpsRatio'), ...own]
  const to = configOf(book, 'fpsCurrency')
  return [{ id: 'fps', from: 'HKD', to, gives: Decimal.max(...ratios), takes: one, isOrder: false }]
}

/** A dollar on a card counts as a dollar: it is spent as one. */
const cardCharges = (book: TariffBook): readonly Conversion[] => {
  const fee = one.plus(configOf(book, 'cardRechargeFeeRate'))
  const inCoin = (from: string, id: string, gives: string, required: string): Conversion => ({
    id: `card ${id} ${from}`,
    from,
    to: 'USD',
    isOrder: false,
    gives: new Decimal(gives),
    takes: fee.times(required),
  })
  return book
    .list('charge-item')
    .filter(({ status }) => status === shown)
    .flatMap(({ id, amount, usdc_required, usdt_required }) => [
      inCoin('USDC', id, amount, usdc_required),
      inCoin('USDT', id, amount, usdt_required),
    ])
}

/** Every conversion that members can make: swaps, orders, money paid in by FPS, charges of a card. */
export const conversionsOf = (book: TariffBook, worthOf: WorthOf): readonly Conversion[] => [
  ...swaps(book),
  ...orders(book, worthOf),
  ...instantPayments(book),
  ...cardCharges(book),
]
