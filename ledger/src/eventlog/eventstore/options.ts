import { limitsMs } from '@strongroom/shared/limits'

/**
 * The address of EventStoreDB: a connection string (`esdb://…`, `esdb+discover://…`, or the same with `kurrentdb`), or an endpoint that such a string cannot
 * name: a unix socket (`unix:/absolute/path`), or an endpoint as gRPC writes it, without TLS.
 */
export type Target = string | { readonly endpoint: string }

/** The address as version 6.2.1 of the client takes it: KurrentDB's own schemes are the old ones by another name. */
export const addressForClient = (target: Target): Target =>
  typeof target === 'string' ? target.replace(/^kurrentdb(?=:|\+discover:)/, 'esdb') : target

/** Limits and pauses of calls to the node, in milliseconds. */
export type Timings = {
  /**
   * How long one try of an append may go unanswered. Well above 3 s, because a node that still writes the original
   * leaves a retry unanswered for 2 to 3 s.
   */
  readonly appendTimeoutMs: number
  /** How long an append is tried before its outcome is given up as unknown. */
  readonly appendLimitMs: number
  /** How long a read, or a new subscription, may say nothing. */
  readonly silenceMs: number
  /** How long a read is tried. */
  readonly readLimitMs: number
  /** The pause after a first failure; it doubles with each further one. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
}

/** Timings that differ from the defaults, and hooks that hear of failures. */
export type EventStoreOptions = Partial<Timings> & {
  /** Told of every failure that is recovered from. */
  readonly onTrouble?: OnTrouble
  /** Told of every outage twice: when it begins and when it is over. */
  readonly onOutage?: OnOutage
}

/** The kind of call that failed. */
export type Asking = 'append' | 'read' | 'subscription'
/** Hears of a failure that the adapter recovers from by itself. */
export type OnTrouble = (what: Asking, error: unknown) => void

/** `what` and `error` are those of the first call that got no answer. */
export type Outage =
  | { readonly kind: 'began'; readonly what: Asking; readonly error: unknown }
  | { readonly kind: 'ended'; readonly lengthMs: number }
/** Hears when the node stops answering, and when it answers again. */
export type OnOutage = (outage: Outage) => void

const defaults: Timings = {
  appendTimeoutMs: 5_000,
  // The last try may begin right before the limit, after the longest pause.
  appendLimitMs: limitsMs.append - 5_000 - 2_000,
  silenceMs: 10_000,
  readLimitMs: 30_000,
  firstPauseMs: 50,
  longestPauseMs: 2_000,
}

/** The given timings, and defaults for the others. */
export const timingsOf = ({ onTrouble: _, onOutage: __, ...given }: EventStoreOptions): Timings => ({
  ...defaults,
  ...given,
})

/** None before the first try, then doubling. */
export const pauseAfter = (failures: number, { firstPauseMs, longestPauseMs }: Timings): number =>
  failures === 0 ? 0 : Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs)
