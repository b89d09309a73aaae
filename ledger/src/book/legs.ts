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
  if (money.isZero()) return balanced([])
  const { amount, currency } = money
  return balanced([
    { account: from, currency: currency.code, amount: `-${amount}` },
    { account: to, currency: currency.code, amount },
  ])
}

/** The only place that says so: `balanced` has no value, so the compiler takes no plain list for legs. */
const balanced = (legs: readonly Leg[]): Legs => legs as unknown as Legs

/** Several movements of one fact: net and fee, both sides of a swap. */
export const together = (...parts: readonly Legs[]): Legs => balanced(parts.flat())

/** The legs that take these back: every side with its sign turned. */
export const inverse = (legs: Legs): Legs =>
  balanced(
    legs.map(({ amount, ...side }) => ({
      ...side,
      amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
    })),
  )

/** The legs in the stored text of a fact, as they stand there; none where it moves no money. Throws where the text is not JSON. */
export const legsInText = (data: string): readonly Leg[] => {
  if (!data.includes('"legs"')) return []
  const { legs = [] }: { readonly legs?: readonly Leg[] } = JSON.parse(data)
  return legs
}

/** Reads stored legs back. Throws when they do not sum to zero in every currency: the books are broken, and nothing may go on. */
export const readLegs = (stored: readonly Leg[]): Legs => {
  const [one, other] = stored
  // By far the most legs are two sides of one amount, and need no arithmetic.
  if (stored.length === 2 && one && other && areOpposite(one, other)) return balanced(stored)
  const sums = new Map<string, Decimal>()
  for (const { currency, amount } of stored)
    sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount))
  for (const [currency, sum] of sums)
    if (!sum.isZero()) throw new Error(`legs do not balance: ${currency} is off by ${sum.toFixed()}`)
  return balanced(stored)
}

const areOpposite = (one: Leg, other: Leg): boolean =>
  one.currency === other.currency && (one.amount === `-${other.amount}` || other.amount === `-${one.amount}`)
