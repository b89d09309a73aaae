import type { PoolClient } from 'pg'
import type { Projection } from './projection.ts'
import type { WorkingSet } from './working-set.ts'
/** Writes a working set into the tables of a schema with a few statements a table, inside the caller's transaction. */
export declare const writeRows: (
  client: PoolClient,
  projection: Projection,
  schema: string,
  rows: WorkingSet,
) => Promise<void>
