import type { Pool, PoolClient } from 'pg'
import type { Place } from './pages.ts'
import type { Projection } from './projection.ts'
/** Which of a projection's tables: those people read, a rebuild's, or those before the last cut-over. */
export type Generation = 'live' | 'next' | 'previous'
/** Table names are the same in every generation; the schema tells them apart, so a cut-over moves tables between schemas. */
export declare const schemaOf: Readonly<Record<Generation, string>>
/** `events` counts the log's events up to `position`, `parked` the streams that wait. */
export type Checkpoint = {
  readonly version: number
  readonly position: Place
  readonly events: number
  readonly parked: number
}
type Ref = {
  readonly projection: Projection
  readonly generation: Generation
}
/**
 * Begins a transaction that holds the projection, or answers nothing when another one holds it (or it does not exist).
 * Commits need not wait for the disk: rows and checkpoint are lost together, and the log still has the events.
 */
export declare const beginHolding: (
  client: PoolClient,
  { projection, generation }: Ref,
  {
    wait,
  }: {
    readonly wait: boolean
  },
) => Promise<Checkpoint | undefined>
/**
 * Moves the checkpoint, commits the transaction begun by `beginHolding`, and then tells the processes that wait for a
 * position. The notification is outside the transaction, where it would make commits queue up.
 */
export declare const commitAt: (
  client: PoolClient,
  { projection, generation }: Ref,
  {
    position,
    events,
  }: {
    readonly position: Place
    readonly events: number
  },
) => Promise<void>
export declare const readCheckpoint: (
  on: Pool | PoolClient,
  { projection, generation }: Ref,
) => Promise<Checkpoint | undefined>
/** Makes the empty tables of a generation and its checkpoint before the first event, in the caller's transaction. */
export declare const createTables: (client: PoolClient, { projection, generation }: Ref) => Promise<void>
/** Takes a generation's tables, checkpoint and parked events away, in the caller's transaction. */
export declare const dropTables: (client: PoolClient, { projection, generation }: Ref) => Promise<void>
