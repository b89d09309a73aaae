import type { Log } from '@strongroom/ledger'
import type { Pool } from 'pg'
import type { Projection } from './projection.ts'
/** How one projection's live tables stand. */
export type ProjectionStatus = {
  readonly projection: string
  readonly position: string
  /** Events of the log taken so far. */
  readonly events: number
  /** How many events behind the projection that is furthest ahead; `caughtUp` compares with the log itself. */
  readonly eventsBehind: number
  readonly caughtUp: boolean
  /** ISO, UTC: when the checkpoint last moved. */
  readonly movedAt: string
  /** Streams that wait because of an event that cannot be projected. */
  readonly parkedStreams: number
  /** The tables were made by another version: a rebuild is due. */
  readonly stale: boolean
  /** A rebuild's tables are there: being filled, or waiting for approval. */
  readonly rebuilding: boolean
  /** The tables before the last cut-over are still there to go back to. */
  readonly canRollBack: boolean
}
/** How every projection stands: what operators, `/readyz` and metrics show. */
export declare const projectionStatus: (
  pool: Pool,
  log: Log,
  projections: readonly Projection[],
) => Promise<readonly ProjectionStatus[]>
