import { useLingui } from '@lingui/react/macro'
import { isAboutAmount, type Problem } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { amountText, isZero } from '../../i18n/amount.ts'
import { isBelow, shortOf } from './limits.ts'

type AskedAmount = {
  readonly currency: string
  readonly amount: string
  /** Balance to spend from; nothing while it is unknown. */
  readonly available: string | undefined
  /** The least that can be asked for; above zero where nothing is said. */
  readonly least?: string
  /** Problem that the server answered with. */
  readonly problem: Problem | undefined
  /** Whether the form has been sent once: only then is said what is not typed yet. */
  readonly isChecked: boolean
}

/**
 * Error to show at the amount's field, and the error of the rest (`other`). `isFine`: the amount passes the checks here,
 * so the form may ask the server. A hint before the server decides, from the balance it gave.
 */
export function useAmountError(asked: AskedAmount) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { currency, amount, available, problem, isChecked } = asked
  const short = shortOf(amount, available)
  const isTooLittle = asked.least === undefined ? isZero(amount) : isBelow(amount, asked.least)
  const isAmountRefused = problem !== undefined && isAboutAmount(problem)
  const tooLittle = () => {
    if (asked.least === undefined) return t`Enter an amount above zero.`
    const least = amountText(asked.least, currency)
    return t`Enter at least ${least}.`
  }
  const shortWords = () =>
    words({
      kind: 'refused',
      code: 'INSUFFICIENT_FUNDS',
      message: '',
      details: { currency, short: short ?? '0' },
    })
  const hint = short ? shortWords() : isChecked && isTooLittle ? tooLittle() : undefined
  return {
    error: hint ?? (isAmountRefused ? words(problem) : undefined),
    other: problem && !isAmountRefused ? words(problem) : undefined,
    isFine: !short && !isTooLittle,
  }
}
