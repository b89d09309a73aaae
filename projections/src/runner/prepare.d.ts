import type { Pool } from 'pg'
import type { Projection } from './projection.ts'
/**
 * Brings the runner's own tables up to date, and makes the live tables of projections that have none. Safe at every
 * start and from several processes at once. Tables of an older version are left alone: they wait for a rebuild.
 */
export declare const prepare: (pool: Pool, url: string, projections: readonly Projection[]) => Promise<void>
