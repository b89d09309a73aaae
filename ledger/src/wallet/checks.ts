import {
  type Currency,
  Decimal,
  Money,
  type Pocket,
  parseDecimal,
  roundDown,
  roundUp,
} from '@strongroom/shared'
import { pocketOf, type Wallet } from './wallet.ts'

/** Refusals that many movements share. `short` and `minimum` are decimal strings in `currency`. */
export type NotVerified = { readonly kind: 'identity-not-verified' }
/** The amount is zero, negative, or no decimal number. */
export type AmountNotPositive = { readonly kind: 'amount-not-positive' }
/** `places` is the number of decimals that the books keep of the currency. */
export type TooManyPlaces = {
  readonly kind: 'too-many-places'
  readonly currency: string
  readonly places: number
}
/** `minimum` is the smallest amount that is taken: a decimal string in `currency`. */
export type BelowMinimum = {
  readonly kind: 'below-minimum'
  readonly minimum: string
  readonly currency: string
}
/** `maximum` is the largest amount that is taken: a decimal string in `currency`. */
export type AboveMaximum = {
  readonly kind: 'above-maximum'
  readonly maximum: string
  readonly currency: string
}
/** The fee would leave nothing of the amount. */
export type FeeAboveAmount = { readonly kind: 'fee-above-amount' }
/** `short` is what the pocket lacks: a decimal string in `currency`. */
export type InsufficientFunds = {
  readonly kind: 'insufficient-funds'
  readonly currency: string
  readonly short: string
}

/** Parses a requested amount of a currency: positive, with no more places than the books keep. */
export const askedAmount = (
  amount: string,
  currency: Currency,
): { readonly money: Money } | { readonly refusal: AmountNotPositive | TooManyPlaces } => {
  const value = parseDecimal(amount)
  if (!value?.greaterThan(0)) return { refusal: { kind: 'amount-not-positive' } }
  if (value.decimalPlaces() > currency.scale)
    return { refusal: { kind: 'too-many-places', currency: currency.code, places: currency.scale } }
  return { money: Money.of(value, currency) }
}

/** The amount missing to take `money` out of a pocket, or nothing. */
export const shortOf = (
  wallet: Wallet,
  money: Money,
  pocket: Pocket = 'available',
): InsufficientFunds | undefined => {
  const short = money.minus(pocketOf(wallet, pocket, money.currency))
  if (!short.isPositive()) return undefined
  return { kind: 'insufficient-funds', currency: money.currency.code, short: short.amount }
}

/** A fee: a fixed amount in the money's own currency, a share of the money (`'0.003'` is 0.3 %), or both. */
export type FeeTerms = { readonly fee?: string | undefined; readonly feeRate?: string | undefined }

/** The amount of a fee, rounded up to the scale of the books: one unit at least where a rate is above zero. */
export const feeFor = (amount: Money, { fee = '0', feeRate = '0' }: FeeTerms): Money =>
  Money.of(roundUp(amount.value.times(feeRate).plus(fee), amount.currency.scale), amount.currency)

/**
 * The most that can be paid out of `total`, its fee taken from the same: a decimal string to the scale of the books. Amount and fee are the
 * total, or less than it by places that no amount fills, because a fee is rounded up. Zero or below where the fee leaves nothing.
 */
export const amountWithin = (total: Money, { fee = '0', feeRate = '0' }: FeeTerms): string =>
  roundDown(total.value.minus(fee).div(new Decimal(feeRate).plus(1)), total.currency.scale).toFixed()

/** A price that a member pays, set with any number of places, rounded up to the scale of the books. */
export const priceOf = (amount: string, currency: Currency): Money =>
  Money.of(roundUp(new Decimal(amount), currency.scale), currency)

/** An amount that the house gives a member, set with any number of places, rounded down to the scale of the books. */
export const allowanceOf = (amount: string, currency: Currency): Money =>
  Money.of(roundDown(new Decimal(amount), currency.scale), currency)

/** `total` is the price now, another one than the member has seen: a decimal string in `currency`. */
export type PriceChanged = {
  readonly kind: 'price-changed'
  readonly total: string
  readonly currency: string
}

/** Whether the total differs from the total that the member has seen, if they have said one. */
export const priceChanged = (total: Money, seen: string | undefined): PriceChanged | undefined =>
  seen === undefined || total.value.equals(seen)
    ? undefined
    : { kind: 'price-changed', total: total.amount, currency: total.currency.code }

/** Whether finance has said anything about the fee; if not, the usual one holds. */
export const feeGiven = ({ fee, feeRate }: FeeTerms): boolean => fee !== undefined || feeRate !== undefined
