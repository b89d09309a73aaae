import { setTimeout as sleep } from 'node:timers/promises'
import { type JobsConfig, openJobs } from '@strongroom/api/jobs'
import { openTracing, projectionSpans, tracedLedger, tracedLog } from '@strongroom/api/tracing'
import { migratePrivate, noteFailure, startHeartbeat, wakeUpChannel } from '@strongroom/api/vault'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { connections, migrate, openPool } from '@strongroom/ledger/eventlog/tools'
import { createViews } from '@strongroom/projections'
import { pricesOf } from '@strongroom/projections/catalogue'
import type { Config, SealConfig } from '@strongroom/shared/config'
import type { Logger } from 'pino'
import { followLog } from './follow-log.ts'
import {
  advanceProjection,
  advanceQueue,
  askToAdvance,
  LINGER_MS,
} from './jobs/advance-projection/advance-projection.ts'
import { leaveLost } from './jobs/advance-projection/leave-lost.ts'
import { wakeProjections } from './jobs/advance-projection/wake-projections.ts'
import { allJobsOf } from './jobs/all-jobs.ts'
import { askToRun, dropSchedulers } from './jobs/ask-to-run.ts'
import { runJob } from './jobs/run-job.ts'
import { createWorkNotes } from './note-work.ts'
import { openQueues } from './queue/queues.ts'
import { refuseEviction } from './queue/refuse-eviction.ts'
import { repeat } from './repeat.ts'
import { hearEvents } from './wake/hear-events.ts'
import { hearWakeUps } from './wake/hear-wake-ups.ts'
import { openLookout } from './wake/lookout.ts'
import { Tail } from './wake/tail.ts'
import { WakeUp } from './wake-up.ts'

export type WorkersOptions = {
  readonly config: Pick<Config, 'databaseUrl' | 'redisUrl' | 'clockOffsetMs' | 'priceTickerUrl'> &
    Partial<Pick<Config, 'otlpEndpoint' | 'eventstoreUrl' | 'buildCommit'>> &
    JobsConfig &
    SealConfig
  /** The log; closing it is the caller's. */
  readonly log: Log
  readonly logger: Logger
  /**
   * Milliseconds between two looks at everything (`look`), two runs of proofs, checks and seals by their names, `notes` and
   * heartbeats, where they are not as usual.
   */
  readonly paces?: Readonly<Record<string, number>>
  /** How long a job that has caught up stays on for more, in milliseconds, where it is not as usual. */
  readonly lingerMs?: number
}

export type Workers = {
  /** Ends the running jobs, hands the rest back to the queue, closes every connection. */
  readonly stop: () => Promise<void>
}

const choreQueue = 'chores'
/** How often everything is looked at, whether anything woke it or not. */
const LOOK_MS = 60_000
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
  lingerMs = LINGER_MS,
}: WorkersOptions): Promise<Workers> => {
  const { databaseUrl, redisUrl, clockOffsetMs } = config
  if (redisUrl) await refuseEviction(redisUrl)
  await migrate({ url: databaseUrl, schema: 'reactions', dir: new URL('../migrations', import.meta.url) })
  const pool = openPool({
    connectionString: databaseUrl,
    max: connections.workersDatabase,
    application_name: 'strongroom workers',
  })
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
    onTakenOver: jobs => logger.warn({ jobs }, 'jobs that no process was at were put back into the queue'),
    onFailed: (job, err) => {
      // A job that is cut off when the process ends is done again by the next.
      if (stopping.aborted) return
      logger.error({ err, job: job?.name, data: job?.data }, 'a job failed')
      if (job)
        void noteFailure(
          pool,
          { queue: job.queueName, job: job.name, about: job.data?.projection ?? '' },
          err,
        ).catch(() => {})
    },
  })
  const projections = queues.queue(advanceQueue)
  const chores = queues.queue(choreQueue)
  const now = () => new Date(Date.now() + clockOffsetMs)
  const catalogue = await openCatalogue(log)
  const plain = createLedger({ log: tracing ? tracedLog(log, tracing) : log, now, cachedCommands })
  const means = { ledger: tracing ? tracedLedger(plain, tracing) : plain, log, catalogue, now }
  const prices = pricesOf({ config, now, logger })
  const { ledger } = means
  const vault = await openJobs({
    config,
    db: pool,
    log,
    ledger,
    views,
    catalogue,
    logger,
    now,
    stopping,
  })
  const notes = createWorkNotes(pool, { [advanceQueue]: projections, [choreQueue]: chores })
  const tail = new Tail((await log.head()) ?? '')
  const jobs = notes.timed(
    allJobsOf({
      pool,
      log,
      tail,
      views,
      logger,
      means,
      stopping,
      config,
      catalogue,
      prices,
      now,
      vault: vault.jobs,
      paces,
    }),
  )
  const lookout = await openLookout({
    pool,
    log,
    tail,
    jobs,
    now,
    logger,
    stopping,
    lookMs: paces.look ?? LOOK_MS,
    ask: name => askToRun(chores, name),
    advance: names => askToAdvance(projections, names),
  })
  const { watch } = lookout

  const bell = new WakeUp()
  const busy = new Set<string>()
  const onEvents = hearEvents({ jobs, views, watch, stopping })
  const following = followLog({ log, views, bell, tail, onEvents })
  const advance = advanceProjection({ views: leaveLost(views, logger), bell, busy, stopping }, lingerMs)
  queues.work(advanceQueue, advance, views.names.length)
  // Before a worker takes the turn of one, which would schedule the next.
  await dropSchedulers(chores)
  queues.work(choreQueue, runJob({ jobs, ...lookout }), Object.keys(jobs).length)
  await queues.ready()
  const noting = repeat(notes.write, paces.notes ?? NOTES_MS, stopping, err =>
    logger.warn({ err }, 'how jobs and queues go could not be written down'),
  )
  await askToAdvance(projections, views.names)
  const waking = wakeProjections({
    views,
    bell,
    busy,
    stopping,
    ask: names => askToAdvance(projections, names),
  })
  const hearing = hearWakeUps({
    databaseUrl,
    stopping,
    channel: wakeUpChannel,
    names: [...Object.keys(jobs), ...views.names],
    ask: name => (jobs[name] ? watch.ask(name) : void askToAdvance(projections, [name]).catch(() => {})),
    onListening: lookout.lookAtAll,
  })
  const looking = lookout.start()
  const heartbeat = await startHeartbeat({
    db: pool,
    kind: 'workers',
    config,
    everyMs: paces.heartbeat,
    onError: err => logger.warn({ err }, 'that this process runs could not be written down'),
  })
  logger.info({ queue: redisUrl ? 'redis' : 'postgresql', projections: views.names }, 'workers are at work')

  return {
    stop: async () => {
      stop.abort()
      await following.close()
      await catalogue.close()
      await Promise.all([waking, hearing, looking])
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
