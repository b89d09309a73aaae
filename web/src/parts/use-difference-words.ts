import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** The fault in words, by kind of difference. */
export function useDifferenceKinds(): Readonly<Record<wire.ProofDifferenceKind, string>> {
  const { t } = useLingui()
  return {
    revision: t`does not follow the revision before it`,
    'previous-hash': t`does not carry the hash of the event before it`,
    hash: t`its content is not what its hash was made of`,
    'no-hash': t`carries no hash`,
    unreadable: t`cannot be read`,
    missing: t`is gone from the log`,
    rewritten: t`is another event than before`,
    sum: t`the accounts do not add up to zero`,
    'below-zero': t`below zero`,
    restored: t`is not in the log, as if restored from an older backup`,
    count: t`another number of events`,
    row: t`differs`,
    'added-row': t`a row that the log does not make`,
    'lost-row': t`a row that the log makes is gone`,
    skipped: t`this event is left out for good, as two administrators have agreed`,
    snapshot: t`the saved state is not what its events make`,
    rebuilding: t`is being built again from another log`,
    'stream-deleted': t`another program has deleted this stream: nothing is decided on it`,
    'stream-truncated': t`another program has cut the beginning of this stream: nothing is decided on it`,
    'stream-limited': t`another program has given this stream a limit, by which events go: nothing is decided on it`,
    'changed-event': t`is not the event that was sealed`,
    'missing-event': t`was sealed and is gone`,
    'added-event': t`stands between events that were sealed side by side`,
    'broken-event': t`is not what its own hash says`,
    'changed-tile': t`a stored hash of the seal is another one`,
    'changed-checkpoint': t`the last checkpoint is gone, or no known key has signed it`,
    'other-history': t`the tree does not contain what was signed last`,
    'other-log': t`the positions are those of another log`,
  }
}

/** One difference that the proof has found, in a sentence: where it is, what is wrong, and both figures. */
export function useDifferenceWords(): (difference: wire.ProofDifference) => string {
  const { t } = useLingui()
  const kinds = useDifferenceKinds()
  return ({ kind, view, key, position, field, log, shown }) => {
    const words = kinds[kind]
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
