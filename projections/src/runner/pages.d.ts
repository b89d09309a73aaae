import type { Log, Position, StoredEvent } from '@strongroom/ledger'
import type { AnyEvent } from './projection.ts'
/** Events after a place, in order. `full` when there are probably more behind them. */
export type Page = {
  readonly events: readonly AnyEvent[]
  readonly full: boolean
}
/** Where a reader stands. The empty text is before the first event. */
export type Place = Position | ''
/** One of those who read the log at the same time. */
export type Reader = {
  readonly after: (place: Place) => Promise<Page>
  /** Nobody waits for this reader any more. */
  readonly done: () => void
}
/**
 * The log in pages, read and decoded once for all projections of a process. Readers that follow each other share pages:
 * the first waits for the last before the pages between them become too many. The newest events need no reading at all
 * where a subscription `offer`s them.
 */
export declare class Pages {
  #private
  constructor(log: Log)
  reader(): Reader
  /** Takes events that follow `place` without a gap, as a subscription delivers them. */
  offer(place: Place, stored: readonly StoredEvent[]): void
}
