import { ask, type Db } from '@strongroom/projections/queries'

/** How a job failed last; `failed_at` is ISO, UTC. */
export type JobFailure = { readonly job: string; readonly failed_at: string; readonly error: string }

/** Keeps how a job failed, in place of how it failed before. */
export const noteFailure = async (db: Db, job: string, error: Error): Promise<void> => {
  await db.query(
    `insert into private.job_failures (job, error) values ($1, left($2, 500))
     on conflict (job) do update set error = excluded.error, failed_at = now()`,
    [job, error.message],
  )
}

/** The last failure of each job that has failed, by the job's name. */
export const readFailures = (db: Db): Promise<readonly JobFailure[]> =>
  ask(db, 'select job, failed_at, error from private.job_failures order by job')
