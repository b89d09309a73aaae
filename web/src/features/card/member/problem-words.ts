import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Problem } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText } from '../../../i18n/amount.ts'

type Details = Readonly<Record<string, string>>
type Words = Readonly<Record<string, (details: Details) => MessageDescriptor>>

const money = (amount = '0', currency = '') => amountText(amount, currency)

const notEnough = ({ currency = '', short }: Details) => {
  const missing = money(short, currency)
  return msg`Not enough in your ${currency} wallet: ${missing} short.`
}
const changed = ({ total, currency }: Details) => {
  if (!total) return undefined
  const now = money(total, currency)
  return msg`The price is ${now} now. Nothing was taken: look at it again.`
}

/** The specification's errors of opening a card. */
const OPENING: Words = {
  101: () => msg`You already have a card.`,
  102: details => changed(details) ?? msg`The card could not be opened. Nothing was taken.`,
  103: notEnough,
  104: () => msg`A transfer voucher has already been submitted. Wait until finance has checked it.`,
  105: () =>
    msg`This order number was submitted before, or another one is still being looked up. Each order opens one card.`,
}

/** The specification's errors of charging one. */
const CHARGING: Words = {
  101: () => msg`This charge is not possible: check the amount, the asset and the state of your card.`,
  102: details => changed(details) ?? msg`The card could not be charged. Nothing was taken.`,
  103: notEnough,
  104: () => msg`Enter an amount.`,
  105: () => msg`Enter an amount above zero.`,
  106: ({ minimum, currency }) => {
    const least = money(minimum, currency)
    return msg`Enter at least ${least}.`
  },
  107: ({ maximum, left: today, currency }) => {
    const [most, left] = [money(maximum, currency), money(today, currency)]
    return today === undefined ? msg`Enter at most ${most}.` : msg`Only ${left} can still be charged today.`
  },
}

/** A problem of the card in words: its codes mean one thing when opening and another when charging. */
export function useCardWords(doing: 'open' | 'charge'): (problem: Problem) => string {
  const { i18n } = useLingui()
  const usual = useProblemWords()
  const own = doing === 'open' ? OPENING : CHARGING
  return problem => {
    const words = problem.kind === 'refused' ? own[problem.code] : undefined
    return words && problem.kind === 'refused' ? i18n._(words(problem.details)) : usual(problem)
  }
}
