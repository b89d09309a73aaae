import { accept, type Currency, Decimal, type Decision, refuse } from '@strongroom/shared'
import { keptAt } from '../book/persistent-map.ts'
import { exchangeLegs, type SwapPrice, swapTerms } from '../swap/swap.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { TradeFact } from './trade-facts.ts'
import type { TradeSide } from './trade-order.ts'

/** The member buys or sells at the house's price of now; `pays` is all that leaves the wallet, the fee included. */
export type TradeAtMarket = {
  readonly type: 'TradeAtMarket'
  readonly input: {
    readonly orderId: string
    readonly side: TradeSide
    readonly base: string
    readonly target: string
    readonly pays: string
    /** The least that the member takes for it, in what they receive. */
    readonly least: string
  }
  readonly given: {
    readonly verified: boolean
    readonly base: Currency
    readonly target: Currency
    /** Nothing when the house does not trade the pair. `minimum` is in base. */
    readonly pair: { readonly minimum: string } | undefined
    /** The worth of one base in target, by every source that knows: the pair's own price, the prices of both currencies. */
    readonly markets: readonly string[]
    /** A fraction of what is paid. */
    readonly feeRate: string
  }
}
type TradeAtMarketRefusal =
  | NotVerified
  | { readonly kind: 'pair-not-offered' }
  | { readonly kind: 'market-unknown' }
  | { readonly kind: 'price-absurd' }
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum
  | { readonly kind: 'amount-too-small' }
  | { readonly kind: 'price-moved'; readonly received: string; readonly currency: string }
  | InsufficientFunds

/** The factor from which two sources are too far apart for either to be believed. */
const absurdTimes = 2
/** Figures of the rate by which a buyer's money is counted: rounded down, for the house. */
const rateFigures = 30

/**
 * The house's price of now: of all that is known the one that is best for the house. So a member wins by it against none of the sources, and
 * around no cycle of other conversions that are measured by them. Undefined where none is known.
 */
export const marketPrice = (side: TradeSide, markets: readonly string[]): string | undefined => {
  if (markets.length === 0) return undefined
  return (side === 'buy' ? Decimal.max(...markets) : Decimal.min(...markets)).toFixed()
}

/** Whether the sources say such different things that one of them must be wrong. */
const isAbsurd = (markets: readonly string[]): boolean =>
  Decimal.max(...markets).gt(Decimal.min(...markets).times(absurdTimes))

/** Received units for one unit paid, and the fee, as a swap counts them. */
export const marketRate = (side: TradeSide, price: string, feeRate: string): SwapPrice => ({
  rate:
    side === 'sell'
      ? price
      : new Decimal(1).div(price).toSignificantDigits(rateFigures, Decimal.ROUND_DOWN).toFixed(),
  feeRate,
})

/**
 * Buys or sells at once at the house's price, and at no worse a result than the member takes. The fee is rounded up and what is received down,
 * as in a swap.
 */
export const decideAtMarket = (
  { input, given }: TradeAtMarket,
  wallet: Wallet,
): Decision<TradeFact, TradeAtMarketRefusal> => {
  const { orderId, side, base, target } = input
  if (keptAt(wallet.trades, orderId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!given.pair) return refuse({ kind: 'pair-not-offered' })
  const price = marketPrice(side, given.markets)
  if (price === undefined) return refuse({ kind: 'market-unknown' })
  if (isAbsurd(given.markets)) return refuse({ kind: 'price-absurd' })
  const [pays, gets] = side === 'buy' ? [given.target, given.base] : [given.base, given.target]
  const asked = askedAmount(input.pays, pays)
  if ('refusal' in asked) return refuse(asked.refusal)
  const terms = swapTerms(asked.money, gets, marketRate(side, price, given.feeRate))
  if (!terms.received.isPositive()) return refuse({ kind: 'amount-too-small' })
  const amount = side === 'buy' ? terms.received : terms.given
  const { minimum } = given.pair
  if (amount.value.lessThan(minimum)) return refuse({ kind: 'below-minimum', minimum, currency: base })
  if (terms.received.value.lessThan(input.least))
    return refuse({ kind: 'price-moved', received: terms.received.amount, currency: gets.code })
  const short = shortOf(wallet, terms.given)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'TradeSettled',
    orderId,
    side,
    base,
    target,
    price,
    amount: amount.amount,
    paid: terms.given.amount,
    paidCurrency: pays.code,
    received: terms.received.amount,
    receivedCurrency: gets.code,
    fee: terms.fee.amount,
    feeRate: given.feeRate,
    legs: exchangeLegs(wallet.uid, terms, 'house:trade'),
  })
}
