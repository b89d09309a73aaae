import type { Job } from '@strongroom/api/vault'
import type { Place } from '@strongroom/projections/runner'
import type { Pool } from 'pg'

/** The moment from which on a job has something to do, as it stands in the database, and how far off it is; negative when it is past. */
export type Due = { readonly at: string; readonly inMs: number }

export type Jobs = Readonly<Record<string, Job>>

type Parts = {
  readonly pool: Pool
  readonly jobs: Jobs
  /** The time by the platform's clock. */
  readonly now: () => Date
  /** The end of the log, as far as this process knows. */
  readonly head: () => Place
}

/** Asks for the due times of some jobs, in one statement. A job without one has nothing to do. */
export const askDueTimes =
  ({ pool, jobs, now, head }: Parts) =>
  async (names: readonly string[]): Promise<ReadonlyMap<string, Due>> => {
    const asked = names.flatMap(name => (jobs[name] ? [dueOf(name, jobs[name])] : []))
    if (asked.length === 0) return new Map()
    const { rows } = await pool.query<Due & { job: string }>(
      // Materialized: a time would be sought again for every mention of it.
      `with given as (select $1::timestamptz as now, $2::text collate "C" as head),
         each as materialized (${asked.join(' union all ')})
       select job, at::text as at, extract(epoch from at - clock)::float8 * 1000 as "inMs"
       from each where at is not null`,
      [now(), head()],
    )
    return new Map(rows.map(({ job, at, inMs }) => [job, { at, inMs }]))
  }

const dueOf = (name: string, { due, clock }: Job): string => {
  const sql = typeof due === 'string' ? due : due()
  const time = clock === 'platform' ? '(select now from given)' : 'now()'
  return `select '${name}' as job, (${sql})::timestamptz as at, ${time} as clock`
}
