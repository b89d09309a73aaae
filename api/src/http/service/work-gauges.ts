import { Counter, Gauge, type Registry } from 'prom-client'
import type { Dependencies } from '../../dependencies.ts'
import { withStates } from '../../vault/process-states.ts'
import { readProcesses } from '../../vault/processes.ts'
import { readOutboxes, readWork } from '../../vault/work.ts'

/** Processes, queues, jobs, outboxes and the log's growth, looked at whenever the metrics are asked for. */
export const createWorkGauges = (registry: Registry, { db, views }: Pick<Dependencies, 'db' | 'views'>) => {
  const setJobs = jobMetrics(registry)
  const setQueues = queueMetrics(registry)
  const setOutboxes = outboxMetrics(registry)
  const setLog = logMetrics(registry)
  const setProcesses = processMetrics(registry)
  return async (): Promise<void> => {
    const { jobs, queues } = await readWork(db)
    setJobs(jobs)
    setQueues(queues)
    setOutboxes(await readOutboxes(db))
    setProcesses(withStates(await readProcesses(db)))
    const events = (await views.status()).map(each => each.events)
    setLog({ events: Math.max(0, ...events), bytes: await logBytes(db) })
  }
}

type Work = Awaited<ReturnType<typeof readWork>>

const gauge = <L extends string>(registry: Registry, name: string, help: string, ...labelNames: L[]) =>
  new Gauge({ name: `strongroom_${name}`, help, labelNames, registers: [registry] })

const jobMetrics = (registry: Registry) => {
  const counter = (name: string, help: string) =>
    new Counter({ name: `strongroom_job_${name}`, help, labelNames: ['job'], registers: [registry] })
  const runs = counter('runs_total', 'Runs of a periodic job that have ended, of all workers')
  const failures = counter('failures_total', 'Runs of a periodic job that threw')
  const last = gauge(
    registry,
    'job_last_run_timestamp_seconds',
    'When the last run of a job that ended was begun',
    'job',
  )
  const took = gauge(registry, 'job_last_duration_seconds', 'How long that run took', 'job')
  return (jobs: Work['jobs']): void => {
    // The workers count; a counter here only shows it.
    runs.reset()
    failures.reset()
    for (const { job, ...its } of jobs) {
      runs.inc({ job }, its.runs)
      failures.inc({ job }, its.failures)
      last.set({ job }, Date.parse(its.startedAt) / 1000)
      took.set({ job }, its.tookMs / 1000)
    }
  }
}

const queueMetrics = (registry: Registry) => {
  const jobs = gauge(registry, 'queue_jobs', 'Jobs in a queue, by state', 'queue', 'state')
  const oldest = gauge(
    registry,
    'queue_oldest_waiting_seconds',
    'How long the oldest job waits; 0: none does',
    'queue',
  )
  const age = gauge(
    registry,
    'queue_noted_age_seconds',
    'How long ago a worker last counted the queue',
    'queue',
  )
  return (queues: Work['queues']): void => {
    for (const { queue, oldestAt, notedAt, ...counts } of queues) {
      for (const state of ['waiting', 'active', 'delayed', 'failed'] as const)
        jobs.set({ queue, state }, counts[state])
      oldest.set({ queue }, secondsSince(oldestAt))
      age.set({ queue }, secondsSince(notedAt))
    }
  }
}

const outboxMetrics = (registry: Registry) => {
  const messages = gauge(
    registry,
    'outbox_messages',
    'Messages that are not sent, by channel and state',
    'channel',
    'state',
  )
  const oldest = gauge(
    registry,
    'outbox_oldest_waiting_seconds',
    'How long the oldest waits; 0: none does',
    'channel',
  )
  return (outboxes: Awaited<ReturnType<typeof readOutboxes>>): void => {
    for (const { channel, waiting, failed, oldestAt } of outboxes) {
      messages.set({ channel, state: 'waiting' }, waiting)
      messages.set({ channel, state: 'failed' }, failed)
      oldest.set({ channel }, secondsSince(oldestAt))
    }
  }
}

const processMetrics = (registry: Registry) => {
  const running = gauge(
    registry,
    'processes',
    'Processes of the last hour by what they do and how they stand: current, older (another build is newer), missing (silent for 90 s)',
    'kind',
    'state',
  )
  return (processes: ReturnType<typeof withStates>): void => {
    for (const kind of ['api', 'workers'])
      for (const state of ['current', 'older', 'missing'])
        running.set(
          { kind, state },
          processes.filter(each => each.kind === kind && each.state === state).length,
        )
  }
}

const logMetrics = (registry: Registry) => {
  const events = gauge(registry, 'log_events', 'Events in the log, as far as read models have seen it')
  const bytes = gauge(
    registry,
    'log_bytes',
    'Size of the log on disk with its indexes, where it is in PostgreSQL',
  )
  return (log: { readonly events: number; readonly bytes: number }): void => {
    events.set(log.events)
    bytes.set(log.bytes)
  }
}

const logBytes = async (db: Dependencies['db']): Promise<number> => {
  const { rows } = await db.query<{ bytes: number | null }>(
    `select pg_total_relation_size(to_regclass('log.events'))::float8 as bytes`,
  )
  return rows[0]?.bytes ?? Number.NaN
}

const secondsSince = (at: string | null): number =>
  at === null ? 0 : Math.max(0, (Date.now() - Date.parse(at)) / 1000)
