import { ask, type Db } from '@strongroom/projections/queries'

/** How a job failed last; `failed_at` is ISO, UTC. */
export type JobFailure = { readonly job: string; readonly failed_at: string; readonly error: string }

/** A job of a queue; `about` is the read model that it advances, and empty for others. */
export type QueuedJob = { readonly queue: string; readonly job: string; readonly about: string }

/** A run that failed; `trace` is where in the code, a line for each call. */
export type FailedRun = JobFailure & QueuedJob & { readonly id: string; readonly trace: string }

/** So many failed runs of a job are kept before its newest. */
const KEPT_BEFORE = 9
const LIST_DAYS = 30

/** Keeps how a job failed, in place of how it failed before, and the run among the last that failed. */
export const noteFailure = async (
  db: Db,
  { queue, job, about }: QueuedJob,
  { message, stack = '' }: Error,
): Promise<void> => {
  const trace = stack.split('\n').filter(line => /^\s+at /.test(line))
  await db.query(
    `with last as (
       insert into private.job_failures (job, error) values ($2, left($4, 500))
       on conflict (job) do update set error = excluded.error, failed_at = now()),
     added as (
       insert into work.failed_jobs (queue, job, about, error, trace) values ($1, $2, $3, left($4, 500), left($5, 4000)))
     delete from work.failed_jobs where job = $2 and about = $3 and id not in (
       select id from work.failed_jobs where job = $2 and about = $3 order by id desc limit ${KEPT_BEFORE})`,
    [queue, job, about, message, trace.map(line => line.trim()).join('\n')],
  )
}

/** The last failure of each job that has failed, by the job's name. */
export const readFailures = (db: Db): Promise<readonly JobFailure[]> =>
  ask(db, 'select job, failed_at, error from private.job_failures order by job')

/** The failed runs of the last days that were not tried again by hand, the newest first. */
export const failedRuns = (db: Db): Promise<readonly FailedRun[]> =>
  ask(
    db,
    `select id::text, queue, job, about, error, trace, failed_at from work.failed_jobs
     where failed_at > now() - interval '${LIST_DAYS} days' order by failed_jobs.id desc`,
  )

/** SQL: a job that could not make statements is to make those that it had given up. */
const reopened = `
  update private.account_statements set status = 0, tries = 0, made_at = null
  where status = -1 and made_at > now() - interval '${LIST_DAYS} days'
    and exists (select from taken where job = 'make-statements')`

/**
 * Has the workers run the job of a failed run once more, with all that it has given up, and takes the run from the list. Nothing where it is
 * not there any more.
 */
export const retryRun = async (db: Db, id: string): Promise<QueuedJob | undefined> => {
  const [run] = await ask<QueuedJob>(
    db,
    `with taken as (delete from work.failed_jobs where id::text = $1 returning queue, job, about), reopened as (${reopened})
     select queue, job, about from taken, pg_notify('strongroom_jobs', coalesce(nullif(about, ''), job))`,
    [id],
  )
  return run
}
