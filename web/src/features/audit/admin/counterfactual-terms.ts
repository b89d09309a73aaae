import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keysOf, type wire } from '@strongroom/shared'
import { settingWords } from '@strongroom/shared/words/catalogue/setting'
import { descriptorsOf } from '../../../i18n/word.ts'

type Name = keyof wire.ChangedTerms

const settings = descriptorsOf(settingWords)

/** The terms that can be changed, in the order in which they stand on screen; in the words of the settings where they are some. */
const TERMS: Readonly<Record<Name, MessageDescriptor>> = {
  withdrawFee: settings.withdrawFee,
  withdrawFeeRate: settings.withdrawFeeRate,
  withdrawMinimum: settings.withdrawMinimum,
  cardToBankFeeRate: settings.cardToBankFeeRate,
  cardToBankMinimum: settings.cardToBankMinimum,
  sendPaymentFee: settings.sendPaymentFee,
  sendPaymentFeeRate: settings.sendPaymentFeeRate,
  sendPaymentMinimum: settings.sendPaymentMinimum,
  cardRechargeFeeRate: settings.cardRechargeFeeRate,
  fixedDepositRate: msg`Interest of every plan, percent a year, for what is put aside in these days`,
  swapFeeRate: msg`Fee rate of every swap`,
  swapLevel: msg`VIP level at whose fee rate everybody swaps`,
}

/** The names of all terms, in their order. */
export const TERM_NAMES = keysOf(TERMS)

/** Whether a term is a share of an amount. */
export const isShare = (name: Name): boolean => name.endsWith('Rate') && name !== 'fixedDepositRate'

const MOST_DIGITS = /^\d{0,12}(\.\d{0,12})?$/

/** The fault of what was typed, which is then not sent: a share of 1 or more, more than 100 percent, more digits than are kept. */
export const faultOf = (name: Name, typed = ''): 'share' | 'percent' | 'digits' | undefined => {
  if (isShare(name) && Number(typed) >= 1) return 'share'
  if (name === 'fixedDepositRate' && Number(typed) > 100) return 'percent'
  return MOST_DIGITS.test(typed) ? undefined : 'digits'
}

/** Names of the terms. */
export function useTermWords(): (name: Name) => string {
  const { i18n } = useLingui()
  return name => i18n._(TERMS[name])
}

/** The terms of a form; nothing for a field that was left empty. */
export const termsOf = (typed: Readonly<Partial<Record<Name, string>>>): wire.ChangedTerms =>
  Object.fromEntries(
    TERM_NAMES.flatMap(name => {
      const text = typed[name]
      return text ? [[name, name === 'swapLevel' ? Number(text) : text]] : []
    }),
  )
