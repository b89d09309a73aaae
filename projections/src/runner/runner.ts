import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Pool } from 'pg'
import type { Generation } from './checkpoint.ts'
import type { Pages } from './pages.ts'
import type { AnyEvent, Projection } from './projection.ts'
import type { Turns } from './turns.ts'

/** An event that could not be projected, and whose stream waits in that projection from now on. */
export type Parked = {
  readonly projection: string
  readonly generation: Generation
  readonly event: Pick<AnyEvent, 'stream' | 'revision' | 'position' | 'type'>
  readonly error: string
}

/** A batch that has been written into the tables that people read. `events` are those that change something, the first hundred at most. */
export type Projected = {
  readonly projection: string
  readonly events: readonly AnyEvent[]
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly endedAt: number
}

/**
 * `caught-up`: stands at the end of the log, or at `upTo`. `busy`: another process advances it, or there are no such tables. `stale`: the tables were
 * made by another version of the projection. `stopped`: the signal said so.
 */
export type Advanced = 'caught-up' | 'busy' | 'stale' | 'stopped'

/** `more`: it stood elsewhere than was thought. `alone`: it is too far behind, or has trouble of its own, and shall be advanced by itself. */
export type Together = Advanced | 'more' | 'alone'

/** The dependencies of every part of the runner. */
export type Runner = {
  readonly pool: Pool
  readonly log: Log
  readonly pages: Pages
  readonly turns: Turns
  readonly together: { readonly advance: (projection: Projection) => Promise<Together> }
  /** Raises the alarm; the parked event itself is already in the database. */
  readonly onParked: (parked: Parked) => void
  /** Told of every batch, for traces; without it no event of a batch is kept. */
  readonly onProjected: ((projected: Projected) => void) | undefined
}

/** One projection, and which of its tables. */
export type Target = { readonly projection: Projection; readonly generation: Generation }
