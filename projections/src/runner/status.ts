import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Pool } from 'pg'
import { isPlaceIn, type Place } from './pages.ts'
import type { Projection } from './projection.ts'

/** How one projection's live tables stand. */
export type ProjectionStatus = {
  readonly projection: string
  /** Of the code that made the live tables. */
  readonly version: number
  readonly position: string
  /** Events of the log taken so far. */
  readonly events: number
  /** How many events behind the projection that is furthest ahead; `caughtUp` and `behindMs` compare with the log itself. */
  readonly eventsBehind: number
  readonly caughtUp: boolean
  /** How long the oldest event it has not taken has been in the log, by this process' clock; 0 when caught up. */
  readonly behindMs: number
  /** ISO, UTC: when the checkpoint last moved. */
  readonly movedAt: string
  /** Streams that wait because of an event that cannot be projected. */
  readonly parkedStreams: number
  /** The tables were made by another version: a rebuild is due. */
  readonly stale: boolean
  /** That version is newer than this process, which then is itself due for an upgrade. */
  readonly newer: boolean
  /** Stands where the log has no event: it was restored from an older backup, or is another log. A rebuild is due. */
  readonly lost: boolean
  /** A rebuild's tables are there: being filled, or waiting for approval. */
  readonly rebuilding: boolean
  /** Those are finished, and wait to be cut over or discarded. */
  readonly rebuilt: boolean
  /** The tables before the last cut-over are still there to go back to. */
  readonly canRollBack: boolean
}

type Stored = {
  readonly projection: string
  readonly generation: string
  readonly version: number
  readonly position: Place
  readonly events: number
  readonly parked: number
  readonly moved_at: Date
  readonly complete: boolean
}

/** The state of every projection, for operators, `/readyz` and metrics. */
export const projectionStatus = async (
  pool: Pool,
  log: Log,
  projections: readonly Projection[],
): Promise<readonly ProjectionStatus[]> => {
  const { rows } = await pool.query<Stored>(
    'select projection, generation, version, position, events::float8 as events, parked, moved_at, complete from views.checkpoint',
  )
  // Not before: a checkpoint that moves meanwhile would seem to be ahead of the log.
  const head = (await log.head()) ?? ''
  const live = rows.filter(row => row.generation === 'live')
  const furthest = Math.max(0, ...live.map(row => row.events))
  const waits = await waitsSince(
    log,
    new Set(live.map(row => row.position).filter(position => isPlaceIn(head, position) && position < head)),
  )
  return projections.map(({ name, version }) => {
    const of = (generation: string) =>
      rows.find(row => row.projection === name && row.generation === generation)
    const { position, events, parked, moved_at, ...mine } = of('live') ?? nothing
    return {
      projection: name,
      version: mine.version,
      position,
      events,
      eventsBehind: furthest - events,
      caughtUp: position === head,
      behindMs: waits.get(position) ?? 0,
      movedAt: moved_at.toISOString(),
      parkedStreams: parked,
      stale: mine.version !== version,
      newer: mine.version > version,
      lost: !isPlaceIn(head, position),
      rebuilding: of('next') !== undefined,
      rebuilt: of('next')?.complete ?? false,
      canRollBack: of('previous') !== undefined,
    }
  })
}

const nothing = { version: 0, position: '', events: 0, parked: 0, moved_at: new Date(0) } as const

/** For each place, how long the event behind it has been waiting. Most projections stand at the same few places. */
const waitsSince = async (log: Log, places: ReadonlySet<Place>): Promise<ReadonlyMap<Place, number>> => {
  const waits = new Map<Place, number>()
  for (const place of places) {
    const [event] = await log.readAll({ ...(place === '' ? {} : { after: place }), limit: 1 })
    if (event) waits.set(place, Math.max(0, Date.now() - Date.parse(event.createdAt)))
  }
  return waits
}
