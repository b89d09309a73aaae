import type { Position } from '@strongroom/ledger/eventlog'
import type { HiddenBy } from '@strongroom/ledger/eventlog/log'
import type { ChainFault, WrongSnapshot } from '@strongroom/ledger/eventlog/verify'
import type { SealFault, SealFaultKind } from '../seal/fault.ts'

/**
 * The kind of a difference. Of an event: how it breaks its stream's chain, that it cannot be read, that read models have seen
 * it and it is `missing`, or that it was another one when they saw it (`rewritten`). Of the log's money: a currency whose
 * accounts do not add up to zero (`sum`), a member's pocket `below-zero`. Of read models: they stand where the log has no event
 * (`restored`), have counted another number of events than it has (`count`), show another `row`, have one that the log does not
 * make (`added-row`), lack one (`lost-row`), or leave an event out for ever as two administrators have agreed (`skipped`). Of the
 * state that commands of a stream begin from: it is not what the events make (`snapshot`). Of a stream: another program has deleted,
 * truncated or limited it, so that no command is decided on it, while the log as a whole still has its events. `rebuilding`: a read model
 * was made from another store, and is made anew. The others are of the seal.
 */
export type DifferenceKind =
  | ChainFault
  | 'unreadable'
  | 'missing'
  | 'rewritten'
  | 'sum'
  | 'below-zero'
  | 'restored'
  | 'count'
  | 'row'
  | 'added-row'
  | 'lost-row'
  | 'skipped'
  | 'snapshot'
  | HiddenBy
  | 'rebuilding'
  | SealFaultKind

/** One place where the books, or a chain of the log, are not as they should be. */
export type Difference = {
  /** The read model; `log` when the log itself is not sound, or lacks events that read models were made from, `streams`, `seal`, `snapshots`. */
  readonly view: string
  readonly kind: DifferenceKind
  /** `account currency`, the key of a row, `stream revision n`, or where in the log. Tells differences apart. */
  readonly key: string
  /** The values of the log and of the view, nothing where all of it is zero, or is not there. */
  readonly log: string | null
  readonly shown: string | null
  /** The columns of the row, or the place in the state, whose values differ, where they are known. */
  readonly field: string | null
  /** The event, where it is one. */
  readonly stream: string | null
  readonly revision: number | null
  readonly position: Position | null
}

type Event = { readonly stream: string; readonly revision: number; readonly position: Position }

/** A difference that names an event of the log: it is missing or rewritten, or its legs break the books. */
export const eventDifference = (kind: DifferenceKind, { stream, revision, position }: Event): Difference => ({
  view: 'log',
  kind,
  key: `${stream} revision ${revision}`,
  log: null,
  shown: null,
  field: null,
  stream,
  revision,
  position,
})

/** A difference without an event: `key` names the row; `log` and `shown` are the two values, where there are any. */
export const difference = (
  view: Difference['view'],
  kind: DifferenceKind,
  key: string,
  { log = null, shown = null }: { log?: string | null; shown?: string | null } = {},
): Difference => ({ view, kind, key, log, shown, field: null, stream: null, revision: null, position: null })

/** A stream of ours that its readers do not get whole any more. */
export const hiddenDifference = (stream: string, by: HiddenBy): Difference => ({
  ...difference('streams', by, stream),
  stream,
})

/** A row that is not as the log makes it; without `shown` it is missing, without `log` it should not be there. */
export const rowDifference = (
  view: string,
  key: string,
  { field, log, shown }: Pick<Difference, 'field' | 'log' | 'shown'>,
): Difference => ({
  ...difference(view, shown === null ? 'lost-row' : log === null ? 'added-row' : 'row', key, { log, shown }),
  field,
})

/** A difference between a snapshot and the state that its events give. */
export const snapshotDifference = ({ stream, revision, path }: WrongSnapshot): Difference => ({
  ...difference('snapshots', 'snapshot', `${stream} revision ${revision}`),
  field: path,
  stream,
  revision,
})

/** The fault that has stopped the sealing. */
export const sealDifference = ({ kind, index, stream, revision, position, tile }: SealFault): Difference => {
  const key =
    tile !== null
      ? `tile ${tile}`
      : stream !== null
        ? `${stream} revision ${revision}`
        : `event ${index ?? ''}`
  return { ...difference('seal', kind, key.trim()), stream, revision, position: position as Position | null }
}

/** An event that a read model leaves out, as administrators have decided: its rows are not what the log makes, for good. */
export const skippedDifference = (view: string, { stream, revision, position }: Event): Difference => ({
  ...difference(view, 'skipped', `${stream} revision ${revision}`),
  stream,
  revision,
  position,
})

const chainKinds: ReadonlySet<DifferenceKind> = new Set([
  ...['revision', 'previous-hash', 'hash', 'no-hash', 'unreadable', 'missing', 'rewritten'],
  ...['restored', 'count'],
] as const)

const eventKinds: ReadonlySet<DifferenceKind> = new Set(['revision', 'previous-hash', 'hash', 'no-hash'])

/** Whether it says that the log is not the one that was written. */
export const isOfChain = ({ kind }: Difference): boolean => chainKinds.has(kind)

/** Findings that concern one stream alone: the whole log still has its events, so balances can be held against them. */
const streamKinds: ReadonlySet<DifferenceKind> = new Set([
  'stream-deleted',
  'stream-truncated',
  'stream-limited',
])

/** Whether balances cannot be said to equal the log: a chain may be broken where no money stands. */
export const isOfBalances = ({ kind }: Difference): boolean => !eventKinds.has(kind) && !streamKinds.has(kind)
