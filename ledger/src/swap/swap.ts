import {
  accept,
  type Currency,
  Decimal,
  type Decision,
  Money,
  refuse,
  roundDown,
  roundUp,
} from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { type Legs, move, together } from '../book/legs.ts'
import { code, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import {
  type AmountNotPositive,
  askedAmount,
  feeFor,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** Done at once and final. `fee` is in the source currency: swapped = `sourceAmount` − `fee`, exactly. */
  SwapSettled: {
    version: 1,
    schema: v.object({
      swapId: id,
      source: code,
      target: code,
      sourceAmount: decimal,
      receivedAmount: decimal,
      rate: decimal,
      feeRate: decimal,
      fee: decimal,
      legs,
    }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The currencies between which members swap, in every direction (specification §1). */
export const swappable: readonly string[] = ['USD', 'USDC', 'USDT', 'BUSD']

/**
 * The price of a pair: `rate` target units for one source unit, `feeRate` a fraction of the source amount (0.003 is 0.3 %).
 * Decimal strings.
 */
export type SwapPrice = { readonly rate: string; readonly feeRate: string }

/** The amounts of a swap: `given` is `fee` and `swapped` together; `received` is `swapped` at the rate. */
export type SwapTerms = {
  readonly given: Money
  readonly fee: Money
  readonly swapped: Money
  readonly received: Money
}

/**
 * The arithmetic of a swap, for the preview and for the swap itself: fee rounded up in the source currency, received amount
 * rounded down.
 */
export const swapTerms = (given: Money, target: Currency, price: SwapPrice): SwapTerms => {
  const fee = feeFor(given, { feeRate: price.feeRate })
  const swapped = given.minus(fee)
  const received = Money.of(roundDown(swapped.value.times(price.rate), target.scale), target)
  return { given, fee, swapped, received }
}

/** The legs of an exchange at once of a member's available money, through the house's account of such exchanges. */
export const exchangeLegs = (
  uid: string,
  { swapped, fee, received }: SwapTerms,
  house: 'house:swap' | 'house:trade',
): Legs => {
  const mine = userAccount(uid, 'available')
  return together(
    move(swapped, { from: mine, to: house }),
    move(fee, { from: mine, to: 'house:fees' }),
    move(received, { from: house, to: mine }),
  )
}

/**
 * The least amount to give that brings at least `receivedAmount` of the target, to the scale of the source. What it brings may be
 * more by the places that the source does not have. Refused where no amount brings any, as the fee takes all of it.
 */
export const givenFor = (
  receivedAmount: string,
  { source, target }: { readonly source: Currency; readonly target: Currency },
  price: SwapPrice,
):
  | { readonly given: Money }
  | { readonly refusal: AmountNotPositive | TooManyPlaces | { readonly kind: 'amount-too-small' } } => {
  const asked = askedAmount(receivedAmount, target)
  if ('refusal' in asked) return asked
  const kept = new Decimal(1).minus(price.feeRate)
  if (!kept.times(price.rate).greaterThan(0)) return { refusal: { kind: 'amount-too-small' } }
  const unit = new Decimal(10).pow(-source.scale)
  const swapped = roundUp(asked.money.value.div(price.rate), source.scale)
  const brings = (given: Decimal) =>
    !swapTerms(Money.of(given, source), target, price).received.value.lessThan(asked.money.value)
  // Begins below the least: the fee is rounded up, so the quotient alone is too little, if anything.
  let given = Decimal.max(unit, roundDown(swapped.div(kept), source.scale).minus(unit))
  while (!brings(given)) given = given.plus(unit)
  return { given: Money.of(given, source) }
}

/** A price promised to one member for one amount until `expiresAt` (ISO, UTC). */
export type SwapQuote = SwapPrice & {
  readonly source: string
  readonly target: string
  readonly sourceAmount: string
  readonly expiresAt: string
}

/** The member swaps `sourceAmount`, fee included, under a quote. */
export type Swap = {
  readonly type: 'Swap'
  readonly input: {
    readonly swapId: string
    readonly source: string
    readonly target: string
    readonly sourceAmount: string
  }
  readonly given: {
    readonly verified: boolean
    readonly source: Currency
    readonly target: Currency
    readonly quote: SwapQuote
    /** The pair's price now; nothing when the house no longer offers the pair. */
    readonly price: SwapPrice | undefined
    /** ISO, UTC. */
    readonly now: string
  }
}
type SwapRefusal =
  | NotVerified
  | { readonly kind: 'not-swappable'; readonly source: string; readonly target: string }
  | { readonly kind: 'quote-differs' }
  | { readonly kind: 'quote-expired' }
  | { readonly kind: 'quote-changed' }
  | AmountNotPositive
  | TooManyPlaces
  | { readonly kind: 'amount-too-small' }
  | InsufficientFunds

/** Swaps at the quoted price, and at no other: a quote that has run out, or that the house would no longer give, is refused. */
const decideSwap = ({ input, given }: Swap, wallet: Wallet): Decision<Facts, SwapRefusal> => {
  const { swapId, source, target } = input
  const { quote, price } = given
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!canSwap(source, target) || !price) return refuse({ kind: 'not-swappable', source, target })
  if (quoteDiffers(input, quote)) return refuse({ kind: 'quote-differs' })
  if (given.now > quote.expiresAt) return refuse({ kind: 'quote-expired' })
  if (!samePrice(quote, price)) return refuse({ kind: 'quote-changed' })
  const asked = askedAmount(input.sourceAmount, given.source)
  if ('refusal' in asked) return refuse(asked.refusal)
  const terms = swapTerms(asked.money, given.target, quote)
  if (!terms.received.isPositive()) return refuse({ kind: 'amount-too-small' })
  const short = shortOf(wallet, terms.given)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'SwapSettled',
    swapId,
    source,
    target,
    sourceAmount: terms.given.amount,
    receivedAmount: terms.received.amount,
    rate: quote.rate,
    feeRate: quote.feeRate,
    fee: terms.fee.amount,
    legs: exchangeLegs(wallet.uid, terms, 'house:swap'),
  })
}

/** True for two different currencies of those that can be swapped. */
export const canSwap = (source: string, target: string): boolean =>
  source !== target && swappable.includes(source) && swappable.includes(target)

const samePrice = (a: SwapPrice, b: SwapPrice) =>
  new Decimal(a.rate).equals(b.rate) && new Decimal(a.feeRate).equals(b.feeRate)

const quoteDiffers = (input: Swap['input'], quote: SwapQuote) =>
  quote.source !== input.source ||
  quote.target !== input.target ||
  !new Decimal(quote.sourceAmount).equals(input.sourceAmount)

/** Conversion of one currency into another at a quoted rate, at once and final. */
export const swap = movement({
  facts,
  commands: { Swap: decideSwap },
  whileFrozen: { Swap: 'rests' },
  evolve: {},
})
