import type { Db } from '@strongroom/projections/queries'
import { only } from './run.ts'

/** How a job went since its worker said so last. `startedAt` (ISO, UTC) and `tookMs` are of the last run that ended. */
export type JobRuns = {
  readonly job: string
  readonly runs: number
  readonly failures: number
  readonly startedAt: string
  readonly tookMs: number
}

/** The jobs of a queue by state, and since when (ISO, UTC) the oldest of those that wait does. */
export type QueueCounts = {
  readonly queue: string
  readonly waiting: number
  readonly active: number
  readonly delayed: number
  readonly failed: number
  readonly oldestAt: string | null
}

/** Adds what a worker process has run; the latest run of any process is shown as the last. */
export const noteJobs = async (db: Db, jobs: readonly JobRuns[]): Promise<void> => {
  if (jobs.length === 0) return
  await db.query(
    `insert into work.jobs as known (job, runs, failures, started_at, took_ms)
     select * from jsonb_to_recordset($1) as new
       (job text, runs bigint, failures bigint, "startedAt" timestamptz, "tookMs" double precision)
     on conflict (job) do update set
       runs = known.runs + excluded.runs, failures = known.failures + excluded.failures,
       took_ms = case when excluded.started_at > known.started_at then excluded.took_ms else known.took_ms end,
       started_at = greatest(known.started_at, excluded.started_at)`,
    [JSON.stringify([...jobs].sort((a, b) => (a.job < b.job ? -1 : 1)))],
  )
}

/** Notes the counts of each queue; unchanged ones at most once in fifty seconds. */
export const noteQueues = async (db: Db, queues: readonly QueueCounts[]): Promise<void> => {
  await db.query(
    `insert into work.queues as known (queue, waiting, active, delayed, failed, oldest_at, noted_at)
     select queue, waiting, active, delayed, failed, "oldestAt", now() from jsonb_to_recordset($1) as new
       (queue text, waiting int, active int, delayed int, failed int, "oldestAt" timestamptz)
     on conflict (queue) do update set waiting = excluded.waiting, active = excluded.active,
       delayed = excluded.delayed, failed = excluded.failed, oldest_at = excluded.oldest_at, noted_at = now()
       where known.noted_at < now() - interval '50 seconds' or
         (known.waiting, known.active, known.delayed, known.failed, known.oldest_at) is distinct from
         (excluded.waiting, excluded.active, excluded.delayed, excluded.failed, excluded.oldest_at)`,
    [JSON.stringify([...queues].sort((a, b) => (a.queue < b.queue ? -1 : 1)))],
  )
}

/** The workers' last figures. `notedAt` says when. */
export const readWork = async (db: Db) => {
  const jobs = await db.query<JobRuns>(
    `select job, runs::float8 as runs, failures::float8 as failures, started_at as "startedAt", took_ms as "tookMs"
     from work.jobs order by job`,
  )
  const queues = await db.query<QueueCounts & { readonly notedAt: string }>(
    `select queue, waiting, active, delayed, failed, oldest_at as "oldestAt", noted_at as "notedAt"
     from work.queues order by queue`,
  )
  return { jobs: jobs.rows, queues: queues.rows }
}

/** Messages on their way by mail or to phones: how many wait, since when (ISO, UTC), and how many were given up. */
export type Outbox = {
  readonly channel: 'mail' | 'sms'
  readonly waiting: number
  readonly failed: number
  readonly oldestAt: string | null
}

/** Mail is given up after a day, a message to a phone after six tries. */
export const readOutboxes = async (db: Db): Promise<readonly Outbox[]> => {
  const { rows } = await db.query<Outbox>(
    `select 'mail' as channel, count(*) filter (where at > now() - interval '1 day')::int as waiting,
       count(*) filter (where at <= now() - interval '1 day')::int as failed,
       min(at) filter (where at > now() - interval '1 day') as "oldestAt"
     from private.mailbox where sent_at is null
     union all
     select 'sms', count(*) filter (where status = 0)::int, count(*) filter (where status < 0)::int,
       min(at) filter (where status = 0)
     from private.sms_log where status <= 0`,
  )
  return rows
}

/**
 * How long (ms) the oldest letter and the oldest message wait that came after the last one that went out: nothing gets out since. Those that
 * were refused for their address or their text say nothing of others, and anybody can cause one.
 */
export const readStuck = (db: Db) =>
  only<{ mail_ms: number; sms_ms: number }>(
    db,
    `with mails as (select * from private.mailbox where at > now() - interval '1 day'),
     messages as (select * from private.sms_log where at > now() - interval '1 day'),
     waiting as (
       select 'mail' as channel, at from mails
       where sent_at is null and coalesce(error, '') !~ '^(EENVELOPE|EMESSAGE)'
         and at > coalesce((select max(sent_at) from mails), '-infinity')
       union all
       select 'sms', at from messages
       where status = 0 and coalesce(error, '') <> 'NumberRefused'
         and at > coalesce((select max(at) from messages where status = 1), '-infinity')
     ),
     aged as (select channel, (extract(epoch from now() - at) * 1000)::float8 as ms from waiting)
     select coalesce(max(ms) filter (where channel = 'mail'), 0) as mail_ms,
       coalesce(max(ms) filter (where channel = 'sms'), 0) as sms_ms from aged`,
  )

/** Failed work: mail and messages given up, jobs of the last day, streams that wait in read models. */
export const countFailed = async (
  db: Db,
): Promise<{
  readonly mails: number
  readonly messages: number
  readonly jobs: number
  readonly parked: number
}> => {
  const { rows } = await db.query(
    `select
       (select count(*)::int from private.mailbox where sent_at is null and at <= now() - interval '1 day') as mails,
       (select count(*)::int from private.sms_log where status < 0) as messages,
       (select count(*)::int from private.job_failures where failed_at > now() - interval '1 day') as jobs,
       (select coalesce(sum(parked), 0)::int from views.checkpoint where generation = 'live') as parked`,
  )
  return rows[0]
}
