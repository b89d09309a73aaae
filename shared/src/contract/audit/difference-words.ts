import { msg, type Word } from '#words'
import type { ProofDifferenceKind } from './proof.ts'

/** The fault in words, by kind of difference that the proof has found. */
export const differenceWords: Readonly<Record<ProofDifferenceKind, Word>> = {
  revision: msg`does not follow the revision before it`,
  'previous-hash': msg`does not carry the hash of the event before it`,
  hash: msg`its content is not what its hash was made of`,
  'no-hash': msg`carries no hash`,
  unreadable: msg`cannot be read`,
  missing: msg`is gone from the log, and read models have seen it`,
  rewritten: msg`is another event than the one that read models have seen`,
  sum: msg`the accounts do not add up to zero`,
  'below-zero': msg`below zero`,
  restored: msg`the log has no such event, as if restored from an older backup`,
  count: msg`the log has another number of events up to there`,
  row: msg`the row shown is another than the log makes`,
  'added-row': msg`the log makes no such row`,
  'lost-row': msg`the row that the log makes is gone`,
  skipped: msg`this event is left out for good, as administrators have decided`,
  snapshot: msg`the saved state is not what its events make`,
  rebuilding: msg`is being built again from another log`,
  'stream-deleted': msg`another program has deleted this stream: nothing is decided on it`,
  'stream-truncated': msg`another program has cut the beginning of this stream: nothing is decided on it`,
  'stream-limited': msg`another program has given this stream a limit, by which events go: nothing is decided on it`,
  'changed-event': msg`is not the event that was sealed`,
  'missing-event': msg`was sealed and is gone`,
  'added-event': msg`stands between events that were sealed side by side`,
  'broken-event': msg`is not what its own hash says`,
  'changed-tile': msg`a stored hash of the seal is another one`,
  'changed-checkpoint': msg`the last checkpoint is gone, or no known key has signed it`,
  'other-history': msg`the tree does not contain what was signed last`,
  'other-log': msg`the positions are those of another log`,
}
