import type { Position } from './envelope.ts'

/**
 * The revision that a writer expects a stream to be at: that of its last event, `'no-stream'`, `'stream-exists'`, or `'any'`.
 * Our own code always passes a revision or `'no-stream'`: only those make a retry exact.
 */
export type ExpectedRevision = number | 'no-stream' | 'stream-exists' | 'any' | ExpectedEvent

/**
 * The very event that a stream ends with, by the hash at the end of its metadata. A revision says only where a stream
 * is; with the hash an append may be sent before the one it follows has been answered, and is refused when that one
 * was. For logs that `knowsHashes`.
 */
export type ExpectedEvent = { readonly revision: number; readonly hash: string }

/** The hash (64 hex digits) that an event's metadata ends with: `…"hash":"…"}`. */
export const hashAtEnd = (metadata: string): string => metadata.slice(-66, -2)

/**
 * An event to be written. `data` and `metadata` are JSON texts as `JSON.stringify` writes them and come back byte for
 * byte. `id` is a uuid; the same ids appended again at the same revision are a retry, not a second event.
 */
export type NewEvent = {
  readonly id: string
  readonly type: string
  readonly data: string
  readonly metadata: string
}

/** An event as the log holds it. `revision` counts from 0 in its stream, `createdAt` (ISO, UTC) is the server's clock. */
export type StoredEvent = NewEvent & {
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly createdAt: string
}

/**
 * The revision of the last event written, and its position. On EventStoreDB an idempotent retry whose originals are
 * gone answers without a position; we never delete, so it is normally there.
 */
export type Appended = { readonly revision: number; readonly position: Position | undefined }

/** The stream is not where the writer expected it. `actual` is its last revision, -1 when it does not exist. */
export class WrongExpectedRevision extends Error {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly actual: number
  constructor(stream: string, expected: ExpectedRevision, actual: number) {
    super(`${stream} is at revision ${actual}, expected ${textOf(expected)}`)
    this.name = 'WrongExpectedRevision'
    this.stream = stream
    this.expected = expected
    this.actual = actual
  }
}

const textOf = (expected: ExpectedRevision): string =>
  typeof expected === 'object' ? `${expected.hash} at ${expected.revision}` : String(expected)

/**
 * The append can never be written as it is: no events, an empty or system (`$…`) stream name or type, an id that is no
 * lower-case uuid, text that is no well-formed Unicode, more than `maxAppendBytes` (all refused before anything is
 * sent, see `checkAppend`), or an id that the stream already holds elsewhere. Nothing was written.
 */
export class AppendRefused extends Error {
  override readonly name = 'AppendRefused'
}

/** Whether the append was written is not known; `cause` says why. The same call may be made again, and is then exact. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** A read got no answer for so long that it was given up; `cause` says why. It may be made again. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable'
}

/** The stream already holds an id of the append, at `revision`, and not where a retry would have it: it was written long ago. */
export class AlreadyHeld extends AppendRefused {
  readonly revision: number
  constructor(stream: string, revision: number) {
    super(`${stream} already holds an event of this append, at revision ${revision}`)
    this.revision = revision
  }
}

/** How events of a stream are hidden from its readers: it was deleted, cut at its beginning, or given a most number or age of events. */
export type HiddenBy = 'stream-deleted' | 'stream-truncated' | 'stream-limited'

/**
 * Another program has deleted, truncated or limited a stream: its state cannot be known, and nothing is decided on it. We never do
 * so, and the whole log may still have the events.
 */
export class StreamHidden extends Error {
  override readonly name = 'StreamHidden'
  readonly stream: string
  readonly by: HiddenBy
  constructor(stream: string, by: HiddenBy) {
    super(`${stream} is not whole any more (${by}): no command is decided on it`)
    this.stream = stream
    this.by = by
  }
}

/** Our own limit for data, metadata and types of one append, in UTF-8 bytes; below the 1 MiB of EventStoreDB servers before 25.1. */
export const maxAppendBytes = 1_000_000

/** Events to write at the end of one stream. */
export type Append = {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly events: readonly NewEvent[]
}

/** Which events of a stream to read; all of them, first to last, by default. `from` is a revision and included. */
export type ReadStream = {
  readonly from?: number
  readonly direction?: 'forwards' | 'backwards'
  readonly limit?: number
}

/** `after` is exclusive; without it reading starts at the beginning (or, backwards, at the end). `streamPrefix` keeps only streams whose name starts so. */
export type ReadAll = {
  readonly after?: Position | undefined
  readonly direction?: 'forwards' | 'backwards'
  readonly limit: number
  readonly streamPrefix?: string
}

/** Delivers events until it is closed. `close` settles when the last delivery has ended. */
export type Subscription = { readonly close: () => Promise<void> }

/**
 * Called with events in log order, in batches as they come; the next batch waits until the promise settles. A handler
 * that throws is called again with the same batch, after a pause.
 */
export type OnEvents = (events: readonly StoredEvent[]) => Promise<void> | void

/** The whole log from a place on, in bulk and in order, for a reader of all of it. */
export type Scan = {
  /** The next events, some hundreds; none at the end of the log. One call at a time. */
  readonly next: () => Promise<readonly ScannedEvent[]>
  readonly close: () => Promise<void>
}

/** An event of a scan. `isIntact`: its hash has been checked over its bytes; otherwise it is unchecked, or broken. */
export type ScannedEvent = StoredEvent & { readonly isIntact?: boolean }

/** The event log. Two adapters (PostgreSQL, EventStoreDB) and one in memory for unit tests keep the same contract, `log.contract.ts`. */
export interface Log {
  /**
   * Whether an append may name the event it follows (`ExpectedEvent`), so that many may be under way on one stream, and
   * whether several streams may be appended to together.
   */
  readonly knowsHashes: boolean
  /** Writes all events or none. Rejects with `WrongExpectedRevision` or `AppendRefused`; `OutcomeUnknown`, or any other error, means that the same call may be made again. */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>
  /**
   * Appends to several streams at once: all are written, or none. Their events stand in the order given, and no reader
   * else's between them. Rejects like `append`, with the trouble of one of them; `AppendRefused` where the log does not
   * know hashes, since such a log writes one stream at a time.
   */
  appendTogether(appends: readonly Append[]): Promise<readonly Appended[]>
  /** A stream's events; empty when it does not exist. Forwards includes revision `from`. Rejects with `StreamHidden`. */
  readStream(stream: string, options?: ReadStream): Promise<readonly StoredEvent[]>
  /** One page of the whole log in commit order, system events left out. Shorter than `limit` only at the end. */
  readAll(options: ReadAll): Promise<readonly StoredEvent[]>
  /** Everything after a position to the end as it comes to be met, faster than in pages. To be closed. */
  scan(after: Position | undefined): Scan
  /** The streams of which other programs have hidden events, also of programs that share the store; for logs in which they can. */
  hidden?(): Promise<ReadonlyMap<string, HiddenBy>>
  /**
   * Learns of hidden streams as the store tells of them, until the log is closed. The answer throws `StreamHidden` for a stream that is
   * known to be one, and asks nothing: for those who keep states in memory.
   */
  watchHidden?(): (stream: string) => void
  /** The position of the last event, or nothing when the log is empty. */
  head(): Promise<Position | undefined>
  /**
   * Everything after a position, then each new event, for ever; reconnects by itself. Events are delivered at least once and
   * never out of order.
   */
  subscribe(
    options: { readonly after?: Position | undefined; readonly streamPrefix?: string },
    onEvents: OnEvents,
  ): Subscription
  close(): Promise<void>
}
