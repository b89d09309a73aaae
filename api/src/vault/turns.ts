import type { Db } from '@strongroom/projections/queries'
import { first } from './run.ts'

/** Keeps when a job ran, and rested after that, for one whose next time follows from it and stands nowhere else. */
export const noteTurn = async (db: Db, job: string, restMs = 0): Promise<void> => {
  await db.query(
    'insert into work.turns values ($1, now() + make_interval(secs => $2)) on conflict (job) do update set at = excluded.at',
    [job, restMs / 1_000],
  )
}

/** When a job ran last, and rested (ISO, UTC), and how long ago that is by the clock of the database. */
export const lastTurn = (db: Db, job: string) =>
  first<{ at: string; ago_ms: number }>(
    db,
    'select at, (extract(epoch from now() - at) * 1000)::float8 as ago_ms from work.turns where job = $1',
    [job],
  )

/** SQL: so long (an interval) after the job ran last, or long ago when it never did. */
export const turnAfter = (job: string, interval: string): string =>
  `coalesce((select at from work.turns where job = '${job}') + interval '${interval}', 'epoch'::timestamptz)`
