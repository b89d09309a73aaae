import { msg } from '@lingui/core/macro'
import { isAboutAmount, type Problem } from '../../client/problem.ts'
import { amountText } from '../../i18n/amount.ts'
import { isBelow, shortOf } from './limits.ts'

/** The refusal that the server would give: a hint before it decides, from the balance it gave. Decimal strings of one currency. */
export const shortFault = (
  amount: string,
  available: string | undefined,
  currency: string,
): Problem | undefined => {
  const short = shortOf(amount, available)
  if (short === undefined) return undefined
  return { kind: 'refused', code: 'INSUFFICIENT_FUNDS', message: '', details: { currency, short } }
}

/** The rule of an amount that is there to be spent; none while the balance is not known. */
export const within = (available: string | undefined, currency: string) => (amount: string) =>
  shortFault(amount, available, currency)

/** The rule of an amount that is not below the least one. */
export const atLeast = (leastAmount: string, currency: string) => (amount: string) => {
  const least = amountText(leastAmount, currency)
  return isBelow(amount, leastAmount) && msg`Enter at least ${least}.`
}

/** The field of a refusal that is about the amount. */
export const atAmount = (problem: Problem): 'amount' | undefined =>
  isAboutAmount(problem) ? 'amount' : undefined
