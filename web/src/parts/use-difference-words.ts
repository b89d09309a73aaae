import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** One difference that the proof has found, in a sentence: where it is, what is wrong, and both figures. */
export function useDifferenceWords(): (difference: wire.ProofDifference) => string {
  const { t } = useLingui()
  const kinds: Readonly<Record<wire.ProofDifferenceKind, string>> = {
    revision: t`does not follow the revision before it`,
    'previous-hash': t`does not carry the hash of the event before it`,
    hash: t`its content is not what its hash was made of`,
    'no-hash': t`carries no hash`,
    unreadable: t`cannot be read`,
    missing: t`is gone from the log`,
    rewritten: t`is another event than before`,
    sum: t`all accounts do not add up to zero`,
    'below-zero': t`below zero`,
    restored: t`is not in the log, as if restored from an older backup`,
    count: t`another number of events`,
    row: t`differs`,
  }
  return ({ kind, view, key, position, log, shown }) => {
    const words = kinds[kind]
    const place = position ? t`${key}, position ${position}` : `${view}, ${key}`
    if (log === null && shown === null) return `${place}: ${words}`
    const [inLog, inView] = [log ?? '0', shown ?? '0']
    return kind === 'row' || kind === 'count'
      ? t`${place}: ${words}. Log: ${inLog}; shown: ${inView}`
      : `${place}: ${words} (${inLog})`
  }
}
