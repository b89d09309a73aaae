import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { differenceWords } from '@strongroom/shared/words/audit/difference'
import { descriptorOf } from '../i18n/i18n.ts'

/** One difference that the proof has found, in a sentence: where it is, what is wrong, and both figures. */
export function useDifferenceWords(): (difference: wire.ProofDifference) => string {
  const { t, i18n } = useLingui()
  return ({ kind, view, key, position, field, log, shown }) => {
    const words = i18n._(descriptorOf(differenceWords[kind]))
    const row = [view, key, ...(field ? [field] : [])].join(', ')
    const place = position ? t`${key}, position ${position}` : row
    if (log === null && shown === null) return `${place}: ${words}`
    const [inLog, inView] = [log ?? '0', shown ?? '0']
    if (kind === 'rebuilding') return t`${place}: ${words}, ${inView} of ${inLog} events`
    return kind === 'row' || kind === 'count'
      ? t`${place}: ${words}. Log: ${inLog}; shown: ${inView}`
      : `${place}: ${words} (${inLog})`
  }
}
