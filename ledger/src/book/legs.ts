import { Decimal, type Money } from '@strongroom/shared'
import type { Account } from './accounts.ts'

/** One side of a movement. `amount` is a signed decimal string; positive puts money into the account. */
export type Leg = { readonly account: string; readonly currency: string; readonly amount: string }

/** Legs that sum to zero in every currency. Only `move` and `together` make them, so nothing else can be written. */
export interface Legs extends ReadonlyArray<Leg> {
  /** Exists only in types. */
  readonly balanced: true
}

/** Takes a positive amount out of one account and puts it into another. A zero amount moves nothing and leaves no legs. */
export const move = (money: Money, { from, to }: { from: Account; to: Account }): Legs => {
  if (money.isNegative()) throw new Error('a negative amount cannot move: swap from and to')
  if (money.isZero()) return [] as unknown as Legs
  const { amount, currency } = money
  return [
    { account: from, currency: currency.code, amount: `-${amount}` },
    { account: to, currency: currency.code, amount },
  ] as unknown as Legs
}

/** Several movements of one fact: net and fee, both sides of a swap. */
export const together = (...parts: readonly Legs[]): Legs => parts.flat() as unknown as Legs

/** The legs that take these back: every side with its sign turned. */
export const inverse = (legs: Legs): Legs =>
  legs.map(({ amount, ...side }) => ({
    ...side,
    amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
  })) as unknown as Legs

/** Reads stored legs back. Throws when they do not sum to zero in every currency: the books are broken, and nothing may go on. */
export const readLegs = (stored: readonly Leg[]): Legs => {
  const [one, other] = stored
  // By far the most legs are two sides of one amount, and need no arithmetic.
  if (stored.length === 2 && one && other && areOpposite(one, other)) return stored as unknown as Legs
  const sums = new Map<string, Decimal>()
  for (const { currency, amount } of stored)
    sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount))
  for (const [currency, sum] of sums)
    if (!sum.isZero()) throw new Error(`legs do not balance: ${currency} is off by ${sum.toFixed()}`)
  return stored as unknown as Legs
}

const areOpposite = (one: Leg, other: Leg): boolean =>
  one.currency === other.currency && (one.amount === `-${other.amount}` || other.amount === `-${one.amount}`)
