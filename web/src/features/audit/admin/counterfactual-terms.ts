import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

type Name = keyof wire.ChangedTerms

/** The terms that can be changed, in the order in which they stand on screen; in the words of the settings where they are some. */
const TERMS: Readonly<Record<Name, MessageDescriptor>> = {
  withdrawFee: msg`Fixed part of the fee of a withdrawal to a bank, in its own currency`,
  withdrawFeeRate: msg`Part of the fee of a withdrawal to a bank that grows with it`,
  withdrawMinimum: msg`Smallest withdrawal to a bank, in its own currency`,
  cardToBankFeeRate: msg`Fee of a withdrawal from the card to a bank`,
  cardToBankMinimum: msg`Smallest withdrawal from the card to a bank`,
  sendPaymentFee: msg`Fixed part of the fee of a sent payment, in its own currency`,
  sendPaymentFeeRate: msg`Part of the fee of a sent payment that grows with it`,
  sendPaymentMinimum: msg`Smallest payment sent to somebody’s bank, in its own currency`,
  swapFeeRate: msg`Fee rate of every swap`,
  swapLevel: msg`VIP level at whose fee rate everybody swaps`,
}

/** The names of all terms, in their order. */
export const TERM_NAMES = Object.keys(TERMS) as readonly Name[]

/** Whether a term is a share of an amount. */
export const isShare = (name: Name): boolean => name.endsWith('Rate')

/** Whether what was typed for a share is the whole amount, or more. */
export const isTooLarge = (name: Name, typed = ''): boolean => isShare(name) && Number(typed) >= 1

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
