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

type Stored = {
  readonly projection: string
  readonly generation: string
  readonly version: number
  readonly position: string
  readonly events: number
  readonly parked: number
  readonly moved_at: Date
}

/** How every projection stands: what operators, `/readyz` and metrics show. */
export const projectionStatus = async (
  pool: Pool,
  log: Log,
  projections: readonly Projection[],
): Promise<readonly ProjectionStatus[]> => {
  const [head, { rows }] = await Promise.all([
    log.head(),
    pool.query<Stored>(
      `select projection, generation, version, position, events::float8 as events, parked, moved_at from views.checkpoint`,
    ),
  ])
  const furthest = Math.max(0, ...rows.filter(row => row.generation === 'live').map(row => row.events))
  return projections.map(({ name, version }) => {
    const of = (generation: string) =>
      rows.find(row => row.projection === name && row.generation === generation)
    const live = of('live')
    return {
      projection: name,
      position: live?.position ?? '',
      events: live?.events ?? 0,
      eventsBehind: furthest - (live?.events ?? 0),
      caughtUp: (live?.position ?? '') >= (head ?? ''),
      movedAt: (live?.moved_at ?? new Date(0)).toISOString(),
      parkedStreams: live?.parked ?? 0,
      stale: live?.version !== version,
      rebuilding: of('next') !== undefined,
      canRollBack: of('previous') !== undefined,
    }
  })
}
