import type { Position } from '@strongroom/ledger'
import type { Pool } from 'pg'
/** Waits until read models show a position, or for as long as one is willing to. */
export type Waiter = {
  /**
   * Whether all these projections have passed the position, at the latest after `timeoutMs`. Many callers share one
   * listening connection and one query.
   */
  readonly reached: (
    position: Position | undefined,
    projections: readonly string[],
    timeoutMs: number,
  ) => Promise<boolean>
  readonly close: () => Promise<void>
}
/** Listens for moved checkpoints from its first waiting caller on. */
export declare const createWaiter: (pool: Pool) => Waiter
