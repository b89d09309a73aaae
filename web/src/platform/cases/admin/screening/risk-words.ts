import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { scanCases, scanKinds } from '@strongroom/shared/words/chain/kind'
import { currentTag } from '../../../../i18n/i18n.ts'
import { useWordsOf } from '../../../../i18n/word.ts'

/** The reasons that the screening service's contract names. */
const RISKS: Readonly<Record<string, MessageDescriptor>> = {
  sanctions: msg`Sanctions`,
  'stolen-funds': msg`Stolen money`,
  mixer: msg`Mixer`,
  ransomware: msg`Ransomware`,
  'darknet-market': msg`Darknet market`,
  scam: msg`Fraud`,
  gambling: msg`Gambling`,
  'high-risk-exchange': msg`Exchange of high risk`,
  'terrorist-financing': msg`Terrorist financing`,
  'unknown-transaction': msg`Transaction never seen`,
}

/** The reasons of a score in words; an unknown one stays as it is. */
export function useRiskWords(): (risks: readonly string[]) => string {
  const { i18n, t } = useLingui()
  const list = new Intl.ListFormat(currentTag())
  const wordOf = (risk: string) => {
    const word = Object.hasOwn(RISKS, risk) ? RISKS[risk] : undefined
    return word ? i18n._(word) : risk
  }
  return risks => (risks.length > 0 ? list.format(risks.map(wordOf)) : t`none named`)
}

/** Name of each kind of case that is screened. */
export const useScanCases = () => useWordsOf(scanCases)

/** Names of the things that are screened. */
export const useScanKinds = () => useWordsOf(scanKinds)
