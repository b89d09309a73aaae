import type { Place } from './pages.ts'
import type { Runner, Target } from './runner.ts'
/** When a batch is written: after so many events, or so many rows, or at the end of the log, whatever comes first. */
export type Limits = {
  readonly events: number
  readonly rows: number
}
export declare const usualLimits: Limits
export type Advancing = {
  readonly limits?: Limits
  /** Go no further than this position. */
  readonly upTo?: Place | undefined
  readonly signal?: AbortSignal | undefined
  /** After every page folded, before it is written: how many events of the log have been taken. */
  readonly onProgress?: ((events: number) => void) | undefined
}
/**
 * `caught-up`: stands at the end of the log, or at `upTo`. `busy`: somebody else is at it, or there are no such tables. `stale`: the tables were
 * made by another version of the projection. `stopped`: the signal said so.
 */
export type Advanced = 'caught-up' | 'busy' | 'stale' | 'stopped'
/**
 * Brings a projection's tables up to the end of the log, batch by batch; each batch's rows and the checkpoint are
 * written in one transaction, so a crash anywhere loses nothing and doubles nothing. When a batch cannot be written
 * because of an event, ever smaller batches find that event, its stream is parked, and the others go on.
 */
export declare const advance: (runner: Runner, target: Target, how?: Advancing) => Promise<Advanced>
