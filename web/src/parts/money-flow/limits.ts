import { Decimal } from '@strongroom/shared'

/** Amount by which `available` falls short of `amount`, or nothing. Decimal strings of one currency. */
export function shortOf(amount: string, available: string | undefined): string | undefined {
  if (amount === '' || available === undefined) return undefined
  const short = new Decimal(amount).minus(available)
  return short.greaterThan(0) ? short.toFixed() : undefined
}

/** Remainder of `available` after `amount` is spent. */
export const leftOf = (available: string, amount: string): string =>
  new Decimal(available).minus(amount).toFixed()
/** Sum of two amounts: decimal strings of one currency. */
export const moreOf = (available: string, amount: string): string =>
  new Decimal(available).plus(amount).toFixed()
/** Whether an amount is below the least one; an empty text counts as zero. */
export const isBelow = (amount: string, least: string): boolean => new Decimal(amount || 0).lessThan(least)
