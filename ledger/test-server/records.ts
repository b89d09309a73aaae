/** An event as it is given to a node. */
export type Proposed = {
  readonly id: string
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}
/** An event as a node has recorded it. */
export type Recorded = Proposed & {
  readonly stream: string
  readonly revision: bigint
  readonly position: bigint
  readonly ticks: bigint
}

/**
 * A node's result of an append. `end` is the last event written, `again` says it had been written before; a retry of unreadable
 * events has no position.
 */
export type Written =
  | { kind: 'ok'; revision: bigint; position: bigint | undefined; end?: Recorded; again?: true }
  | Refused
  | { kind: 'too-big' }
  | { kind: 'event-too-big' }
type Refused = { kind: 'wrong' | 'deleted'; current: bigint }
/** An append that has been looked at before anything is written: it may be, it was written before, or it is refused. */
export type Checked = { kind: 'ok'; current: bigint } | { kind: 'again'; end: Recorded } | Refused

/** The readable part of a stream: revisions `low` to `high`, of those the events not older than `minTicks`. */
export type Window = { low: bigint; high: bigint; records: readonly Recorded[]; minTicks: bigint }
