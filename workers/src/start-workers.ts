import { setTimeout as sleep } from 'node:timers/promises'
import { openTracing, projectionSpans, tracedLedger, tracedLog } from '@strongroom/api/tracing'
import {
  migratePrivate,
  noteFailure,
  openVaultJobs,
  startHeartbeat,
  type VaultConfig,
  wakeUpChannel,
} from '@strongroom/api/vault'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { connections, migrate, openPool } from '@strongroom/ledger/eventlog/tools'
import { createViews } from '@strongroom/projections'
import { pricesOf } from '@strongroom/projections/catalogue'
import type { Config, SealConfig } from '@strongroom/shared/config'
import type { Logger } from 'pino'
import { followLog } from './follow-log.ts'
import { hearWakeUps } from './hear-wake-ups.ts'
import {
  advanceProjection,
  advanceQueue,
  askToAdvance,
  usualTimes,
} from './jobs/advance-projection/advance-projection.ts'
import { leaveLost } from './jobs/advance-projection/leave-lost.ts'
import { wakeProjections } from './jobs/advance-projection/wake-projections.ts'
import { periodicJobsOf } from './jobs/periodic-jobs.ts'
import { askToRun, runPeriodicJob } from './jobs/run-periodic-job.ts'
import { scheduleJobs } from './jobs/schedule-jobs.ts'
import { createWorkNotes } from './note-work.ts'
import { openQueues } from './queue/queues.ts'
import { repeat } from './repeat.ts'
import { WakeUp } from './wake-up.ts'

export type WorkersOptions = {
  readonly config: Pick<Config, 'databaseUrl' | 'redisUrl' | 'clockOffsetMs' | 'priceTickerUrl'> &
    Partial<Pick<Config, 'otlpEndpoint' | 'eventstoreUrl' | 'buildCommit'>> &
    VaultConfig &
    SealConfig
  /** The log; closing it is the caller's. */
  readonly log: Log
  readonly logger: Logger
  /** How often periodic jobs run, in milliseconds by name, where it is not as usual. */
  readonly paces?: Readonly<Record<string, number>>
  /** How long a job that has caught up stays on for more, in milliseconds, where it is not as usual. */
  readonly lingerMs?: number
}

export type Workers = {
  /** Ends the running jobs, hands the rest back to the queue, closes every connection. */
  readonly stop: () => Promise<void>
}

const choreQueue = 'chores'
/** How often it is seen to that every periodic job is still there. */
const SCHEDULE_MS = 10_000
/** How often it is written down how jobs and queues go. */
const NOTES_MS = 10_000
const NOTES_STOP_MS = 1_000
/** Of the ledger's cache: reactions meet few wallets. */
const cachedCommands = 20_000

/** Starts a worker process' work: read models kept up, balances proven, the work of crashed processes finished. */
export const startWorkers = async ({
  config,
  log,
  logger,
  paces = {},
  lingerMs = usualTimes.lingerMs,
}: WorkersOptions): Promise<Workers> => {
  const { databaseUrl, redisUrl, clockOffsetMs } = config
  await migrate({ url: databaseUrl, schema: 'reactions', dir: new URL('../migrations', import.meta.url) })
  const pool = openPool({ connectionString: databaseUrl, max: connections.workersDatabase })
  pool.on('error', err => logger.warn({ err }, 'a database connection was lost'))
  const tracing = await openTracing(config.otlpEndpoint, 'strongroom-workers')
  const views = createViews({
    pool,
    log,
    onProjected: tracing && projectionSpans(tracing),
    onParked: parked => logger.error({ parked }, 'an event cannot be projected; its stream waits'),
  })
  await views.prepare(databaseUrl)
  await migratePrivate(databaseUrl)

  const stop = new AbortController()
  const stopping = stop.signal
  const queues = openQueues({
    databaseUrl,
    redisUrl,
    onError: err => logger.warn({ err }, 'the queue has trouble'),
    onFailed: (job, err) => {
      logger.error({ err, job: job?.name, data: job?.data }, 'a job failed')
      if (job) void noteFailure(pool, job.name, err).catch(() => {})
    },
  })
  const projections = queues.queue(advanceQueue)
  const chores = queues.queue(choreQueue)
  const now = () => new Date(Date.now() + clockOffsetMs)
  const catalogue = await openCatalogue(log)
  const plain = createLedger({ log: tracing ? tracedLog(log, tracing) : log, now, cachedCommands })
  const means = { ledger: tracing ? tracedLedger(plain, tracing) : plain, catalogue }
  const prices = pricesOf({ config, now, logger })
  const { ledger } = means
  const vault = await openVaultJobs({
    ...{ config, db: pool, log, ledger, views, catalogue, logger, now, stopping },
  })
  const notes = createWorkNotes(pool, { [advanceQueue]: projections, [choreQueue]: chores })
  const jobs = notes.timed(
    periodicJobsOf({
      ...{ pool, log, views, projections, logger, means, stopping },
      ...{ config, catalogue, prices, now, vault: vault.jobs },
    }),
  )

  const bell = new WakeUp()
  const busy = new Set<string>()
  const following = await followLog(log, views, bell)
  const again = (projection: string) => askToAdvance(projections, [projection])
  const advance = advanceProjection(
    { views: leaveLost(views, logger), bell, busy, stopping, again },
    { ...usualTimes, lingerMs },
  )
  queues.work(advanceQueue, advance, views.names.length)
  queues.work(choreQueue, runPeriodicJob(jobs, chores), Object.keys(jobs).length)
  await queues.ready()
  await scheduleJobs(chores, jobs, { paces, onlyMissing: false })
  // A queue that has forgotten everything has forgotten its periodic jobs too.
  const keptScheduled = setInterval(() => {
    scheduleJobs(chores, jobs, { paces, onlyMissing: true }).catch(err =>
      logger.warn({ err }, 'the periodic jobs could not be looked at'),
    )
  }, paces.schedule ?? SCHEDULE_MS)
  const noting = repeat(notes.write, paces.notes ?? NOTES_MS, stopping, err =>
    logger.warn({ err }, 'how jobs and queues go could not be written down'),
  )
  await askToAdvance(projections, views.names)
  const waking = wakeProjections(projections, views.names, bell, busy, stopping)
  const hearing = hearWakeUps({
    ...{ databaseUrl, stopping, channel: wakeUpChannel, names: Object.keys(vault.jobs) },
    ask: name => askToRun(chores, name),
  })
  const heartbeat = await startHeartbeat({
    ...{ db: pool, kind: 'workers', config, everyMs: paces.heartbeat },
    onError: err => logger.warn({ err }, 'that this process runs could not be written down'),
  })
  logger.info({ queue: redisUrl ? 'redis' : 'postgresql', projections: views.names }, 'workers are at work')

  return {
    stop: async () => {
      stop.abort()
      clearInterval(keptScheduled)
      await following.close()
      await catalogue.close()
      await Promise.all([waking, hearing])
      // A queue that does not answer is not waited for.
      await Promise.race([noting, sleep(NOTES_STOP_MS, undefined, { ref: false })])
      await queues.close()
      await heartbeat.stop()
      vault.close()
      await views.close()
      await tracing?.close()
      await pool.end()
    },
  }
}
