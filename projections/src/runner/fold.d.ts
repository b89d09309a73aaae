import type { PoolClient } from 'pg'
import type { AnyEvent, Projection } from './projection.ts'
import type { Target } from './runner.ts'
import type { WorkingSet } from './working-set.ts'
/** Folds one event after the other into the rows to be written. */
export type Fold = (event: AnyEvent, number: number) => void
/** Begins a fold. It throws `Unprojectable` when an event does not let itself be folded. */
export declare const folding: (projection: Projection, rows: WorkingSet) => Fold
/** Brings in the rows that folding these events will look at, one query a table. */
export declare const loadReads: (
  client: PoolClient,
  { projection, generation }: Target,
  rows: WorkingSet,
  events: readonly AnyEvent[],
) => Promise<void>
