import { projections } from '@strongroom/projections'
import { isPlaceIn, type Place } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import type { Jobs } from './due-times.ts'

/** How the read models stand, by one statement. */
export type Standing = {
  /** Behind the log, though nothing is in the way. */
  readonly behind: readonly string[]
  /** Of another version than this process, or not there: they cannot be read, and are made anew. */
  readonly stale: ReadonlySet<string>
}

export const readStanding = async (pool: Pool, head: Place): Promise<Standing> => {
  const { rows } = await pool.query<{ projection: string; version: number; position: Place }>(
    `select projection, version, position from views.checkpoint where generation = 'live'`,
  )
  const known = new Map(rows.map(row => [row.projection, row]))
  const isCurrent = (name: string, version: number) => known.get(name)?.version === version
  return {
    behind: projections.flatMap(({ name, version }) => {
      const place = known.get(name)?.position ?? ''
      return isCurrent(name, version) && place !== head && isPlaceIn(head, place) ? [name] : []
    }),
    stale: new Set(projections.flatMap(({ name, version }) => (isCurrent(name, version) ? [] : [name]))),
  }
}

/** The jobs that read none of the stale read models. */
export const readyJobs = (jobs: Jobs, stale: ReadonlySet<string>): readonly string[] =>
  Object.entries(jobs).flatMap(([name, { reads = [] }]) =>
    reads.some(each => stale.has(each)) ? [] : [name],
  )
