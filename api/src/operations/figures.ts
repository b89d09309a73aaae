import { sealStanding } from '@strongroom/projections/seal'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { buildOf } from '../build.ts'
import { done, one, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { failedRuns, readFailures, retryRun } from '../vault/job-failures.ts'
import type { LogSize, Sample } from '../vault/operation-figures.ts'
import { withStates } from '../vault/process-states.ts'
import { readProcesses } from '../vault/processes.ts'
import { readOutboxes, readWork } from '../vault/work.ts'

const DAYS = 31

const iso = (at: string | Date): string => new Date(at).toISOString()

/** Over the last samples: how many events a read model has taken a second. */
const rateOf = (samples: readonly Sample[]): number | null => {
  const [first, last] = [samples[0], samples.at(-1)]
  const ms = first && last ? Date.parse(last.at) - Date.parse(first.at) : 0
  return first && last && ms > 0 ? ((last.events - first.events) / ms) * 1000 : null
}

const lag = implement(contract.operations.lag, {
  handler: async ({ filter: { minutes } }, { operationFigures }) => {
    const byName = Map.groupBy(await operationFigures.samples(minutes), ({ projection }) => projection)
    return rows(
      [...byName].map(([projection, samples]) => ({
        projection,
        per_second: rateOf(samples.slice(-7)),
        samples: samples.map(({ at, behind_events, behind_ms }) => ({ date: at, behind_events, behind_ms })),
      })),
    )
  },
})

const work = implement(contract.operations.work, {
  handler: async (_, { db }) => {
    const [{ queues, jobs }, failures, runs] = await Promise.all([
      readWork(db),
      readFailures(db),
      failedRuns(db),
    ])
    return one({
      queues: queues.map(({ queue, waiting, active, delayed, notedAt }) => ({
        queue,
        waiting,
        active,
        delayed,
        failed: runs.filter(run => run.queue === queue).length,
        noted_date: iso(notedAt),
      })),
      failed: runs.map(({ failed_at, ...run }) => ({ ...run, failed_date: failed_at })),
      jobs: jobs.map(({ job, runs, failures: failed, startedAt, tookMs }) => {
        const last = failures.find(each => each.job === job)
        return {
          job,
          runs,
          failures: failed,
          ran_date: iso(startedAt),
          took_ms: tookMs,
          failed_date: last?.failed_at ?? null,
          error: last?.error ?? null,
        }
      }),
    } satisfies wire.WorkRecord)
  },
})

const retryJob = implement(contract.operations.retryJob, {
  handler: async ({ body: { id }, session: { uid } }, { db, operatorActs }) => {
    const run = await retryRun(db, id)
    if (!run) return refused('NOT_FAILED', msg`This run is no longer among those that failed`)
    await operatorActs.note(uid, 'retry-job', `${run.job} ${run.about}`.trim())
    return done()
  },
})

const outboxes = implement(contract.operations.outboxes, {
  handler: async (_, { db, outboxes, config }) => {
    const [channels, unsent] = await Promise.all([readOutboxes(db), outboxes.unsent()])
    return one({
      is_kept: config.devMailbox,
      channels: channels.map(({ oldestAt, ...each }) => ({
        ...each,
        oldest_date: oldestAt === null ? null : iso(oldestAt),
      })),
      unsent: unsent.map(({ at, next_at, ...each }) => ({ ...each, created_date: at, next_date: next_at })),
    } satisfies wire.OutboxRecord)
  },
})

const resend = implement(contract.operations.resend, {
  handler: async ({ body: { channel, id }, session: { uid } }, { outboxes, operatorActs }) => {
    if (!(await outboxes.resend(channel, id)))
      return refused('NOT_WAITING', msg`This is no longer waiting to be sent`)
    await operatorActs.note(uid, 'resend', `${channel} ${id}`)
    return done()
  },
})

const started = new Date().toISOString()

const daysOf = (sizes: readonly LogSize[]): wire.PlatformRecord['days'] =>
  sizes.slice(0, DAYS).map((size, at) => ({ ...size, added: size.events - (sizes[at + 1]?.events ?? 0) }))

const sealOf = async (db: Parts['db']): Promise<wire.PlatformRecord['seal']> => {
  const standing = await sealStanding(db)
  if (!standing) return null
  const { publishedSize, publishedAt, checkedSize, checkedAt, fault, cosignatures, witnesses } = standing
  return {
    size: publishedSize,
    signed_date: publishedAt,
    checked_size: checkedSize,
    checked_date: checkedAt,
    stopped: fault !== null,
    cosignatures,
    witnesses: witnesses.map(({ cosignedAt, ...each }) => ({ ...each, cosigned_date: cosignedAt })),
  }
}

const processesOf = async (db: Parts['db']): Promise<wire.PlatformRecord['processes']> =>
  withStates(await readProcesses(db)).map(({ started_at, seen_at, unseen_ms: _, ...each }) => ({
    ...each,
    started_date: started_at,
    seen_date: seen_at,
  }))

const platform = implement(contract.operations.platform, {
  handler: async (_, { config, db, operationFigures }) => {
    const [migrations, sizes, seal, processes, found] = await Promise.all([
      operationFigures.migrations(),
      operationFigures.logSizes(DAYS + 1),
      sealOf(db),
      processesOf(db),
      db.query<{ server_version: string }>('show server_version'),
    ])
    return one({
      ...buildOf(config),
      node: process.versions.node,
      started_date: started,
      seal,
      processes,
      database: found.rows[0]?.server_version.split(' ')[0] ?? '',
      migrations: migrations.map(({ schemas, ran_at, ...each }) => ({
        ...each,
        schemas: [...schemas],
        ran_date: ran_at,
      })),
      days: daysOf(sizes),
    } satisfies wire.PlatformRecord)
  },
})

/** Figures for operators: lag, jobs, outboxes, versions. */
export const figureCalls: readonly Call[] = [lag, work, retryJob, outboxes, resend, platform]
