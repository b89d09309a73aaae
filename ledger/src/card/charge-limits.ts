import { Decimal, type Money } from '@strongroom/shared'
import { allKept } from '../book/persistent-map.ts'
import { isGivenBack } from '../wallet/cases.ts'
import type { AboveMaximum, BelowMinimum } from '../wallet/checks.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** Limits of card charges in dollars: of one charge, and of one card in a day. */
export type ChargeLimits = { readonly minimum: string; readonly maximum: string; readonly daily: string }

/** `left` is what the card can still be charged with today. Amounts are decimal strings in `currency`. */
export type OutsideLimits =
  | BelowMinimum
  | AboveMaximum
  | { readonly kind: 'above-daily-limit'; readonly left: string; readonly currency: string }

/** Why an amount cannot be charged today, if it cannot. */
export const outsideLimits = (
  amount: Money,
  { limits, today }: { readonly limits: ChargeLimits; readonly today: string },
  wallet: Wallet,
): OutsideLimits | undefined => {
  const { minimum, maximum, daily } = limits
  const currency = amount.currency.code
  if (amount.value.lessThan(minimum)) return { kind: 'below-minimum', minimum, currency }
  if (amount.value.greaterThan(maximum)) return { kind: 'above-maximum', maximum, currency }
  const left = leftToday(wallet, { daily, today })
  return amount.value.greaterThan(left) ? { kind: 'above-daily-limit', left, currency } : undefined
}

/** The amount that can still be charged on a day, never below zero. Rejected and cancelled charges do not count. */
export const leftToday = (
  wallet: Wallet,
  { daily, today }: { readonly daily: string; readonly today: string },
): string => Decimal.max(new Decimal(daily).minus(chargedOn(wallet, today)), 0).toFixed()

/** The amount that was asked to be charged on a day. Rejected and cancelled charges do not count. */
export const chargedOn = ({ cardCharges }: Wallet, today: string): string =>
  allKept(cardCharges)
    .filter(({ status, day }) => day === today && !isGivenBack(status))
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
    .toFixed()
