import type { Position } from '@strongroom/ledger/eventlog'
import type { ChainFault } from '@strongroom/ledger/eventlog/verify'

/**
 * The kind of a difference. Of an event: how it breaks its stream's chain, that it cannot be read, that read models have seen
 * it and it is `missing`, or that it was another one when they saw it (`rewritten`). Of the log's money: a currency whose
 * accounts do not add up to zero (`sum`), a member's pocket `below-zero`. Of read models: they stand where the log has no event
 * (`restored`), have counted another number of events than it has (`count`), or show another `row`.
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

/** One place where the books, or a chain of the log, are not as they should be. */
export type Difference = {
  /** `log` when the log itself is not sound, or lacks events that read models were made from. */
  readonly view: 'balances' | 'wallets' | 'log'
  readonly kind: DifferenceKind
  /** `account currency`, `uid currency`, `stream revision n`, or where in the log. Tells differences apart. */
  readonly key: string
  /** The values of the log and of the view, nothing where all of it is zero, or is not there. */
  readonly log: string | null
  readonly shown: string | null
  /** The event, where it is one. */
  readonly stream: string | null
  readonly revision: number | null
  readonly position: Position | null
}

type Event = { readonly stream: string; readonly revision: number; readonly position: Position }

export const eventDifference = (kind: DifferenceKind, { stream, revision, position }: Event): Difference => ({
  ...{ view: 'log', kind, key: `${stream} revision ${revision}` },
  ...{ log: null, shown: null, stream, revision, position },
})

export const difference = (
  view: Difference['view'],
  kind: DifferenceKind,
  key: string,
  { log = null, shown = null }: { log?: string | null; shown?: string | null } = {},
): Difference => ({ view, kind, key, log, shown, stream: null, revision: null, position: null })

const chainKinds: ReadonlySet<DifferenceKind> = new Set([
  ...['revision', 'previous-hash', 'hash', 'no-hash', 'unreadable', 'missing', 'rewritten'],
  ...['restored', 'count'],
] as const)

const eventKinds: ReadonlySet<DifferenceKind> = new Set(['revision', 'previous-hash', 'hash', 'no-hash'])

/** Whether it says that the log is not the one that was written. */
export const isOfChain = ({ kind }: Difference): boolean => chainKinds.has(kind)

/** Whether balances cannot be said to equal the log: a chain may be broken where no money stands. */
export const isOfBalances = ({ kind }: Difference): boolean => !eventKinds.has(kind)
