import { type Currency, Money, parseDecimal } from '@strongroom/shared'
import { availableOf, type Wallet } from './wallet.ts'

/** Refusals that many movements share. `short` and `minimum` are decimal strings in `currency`. */
export type NotVerified = { readonly kind: 'identity-not-verified' }
export type AmountNotPositive = { readonly kind: 'amount-not-positive' }
export type TooManyPlaces = {
  readonly kind: 'too-many-places'
  readonly currency: string
  readonly places: number
}
export type BelowMinimum = {
  readonly kind: 'below-minimum'
  readonly minimum: string
  readonly currency: string
}
export type InsufficientFunds = {
  readonly kind: 'insufficient-funds'
  readonly currency: string
  readonly short: string
}

/** Reads what was asked as money of a currency: a positive amount with no more places than the books keep. */
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

/** What is missing to take `money` out of the available balance, or nothing. */
export const shortOf = (wallet: Wallet, money: Money): InsufficientFunds | undefined => {
  const short = money.minus(availableOf(wallet, money.currency))
  if (!short.isPositive()) return undefined
  return { kind: 'insufficient-funds', currency: money.currency.code, short: short.amount }
}
