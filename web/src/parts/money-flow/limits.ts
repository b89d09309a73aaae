import { Decimal } from '@strongroom/shared'

/** What is missing of `available` to spend `amount`, or nothing. Decimal strings of one currency. */
export function shortOf(amount: string, available: string | undefined): string | undefined {
  if (amount === '' || available === undefined) return undefined
  const short = new Decimal(amount).minus(available)
  return short.greaterThan(0) ? short.toFixed() : undefined
}

/** What would be left of `available`. */
export const leftOf = (available: string, amount: string): string =>
  new Decimal(available).minus(amount).toFixed()
export const moreOf = (available: string, amount: string): string =>
  new Decimal(available).plus(amount).toFixed()
export const isBelow = (amount: string, least: string): boolean => new Decimal(amount || 0).lessThan(least)
