import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Pool } from 'pg'
import { AdvanceTogether } from './advance-together.ts'
import type { Generation } from './checkpoint.ts'
import { Pages } from './pages.ts'
import type { AnyEvent, Projection } from './projection.ts'

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

/** The dependencies of every part of the runner. */
export type Runner = {
  readonly pool: Pool
  readonly log: Log
  readonly pages: Pages
  readonly together: AdvanceTogether
  /** Raises the alarm; the parked event itself is already in the database. */
  readonly onParked: (parked: Parked) => void
  /** Told of every batch, for traces; without it no event of a batch is kept. */
  readonly onProjected: ((projected: Projected) => void) | undefined
}

type Parts = Pick<Runner, 'pool' | 'log'> & Partial<Pick<Runner, 'onParked' | 'onProjected'>>

export const createRunner = ({ pool, log, onParked = () => {}, onProjected }: Parts): Runner => {
  const pages = new Pages(log)
  return {
    pool,
    log,
    onParked,
    onProjected,
    pages,
    together: new AdvanceTogether({ pool, pages, onProjected }),
  }
}

/** One projection, and which of its tables. */
export type Target = { readonly projection: Projection; readonly generation: Generation }
