import { createLedger, type Log, migrate } from '@strongroom/ledger'
import { createProver, createViews } from '@strongroom/projections'
import type { Config } from '@strongroom/shared/config'
import type { Processor, Queue } from 'bullmq'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import { Bell } from './bell.ts'
import { followLog } from './follow-log.ts'
import {
  advanceProjection,
  advanceQueue,
  askToAdvance,
} from './jobs/advance-projection/advance-projection.ts'
import { wakeProjections } from './jobs/advance-projection/wake-projections.ts'
import { catchUp } from './jobs/catch-up/catch-up.ts'
import { proveBalances } from './jobs/prove-balances/prove-balances.ts'
import { react } from './jobs/react/react.ts'
import { openQueues } from './queue/queues.ts'
import { releaseClaims } from './reactions/release-claims.ts'
import { settleTransit } from './reactions/settle-transit.ts'

export type WorkersOptions = {
  readonly config: Pick<Config, 'databaseUrl' | 'redisUrl' | 'clockOffsetMs'>
  /** The log; closing it is the caller's. */
  readonly log: Log
  readonly logger: Logger
  /** How often periodic jobs run, in milliseconds, where it is not as usual. */
  readonly paces?: Partial<Paces>
}

/** The periodic jobs. */
export type Paces = typeof usualPaces

const SECOND_MS = 1_000
const usualPaces = {
  'catch-up': 5 * SECOND_MS,
  'prove-balances': 5 * SECOND_MS,
  'settle-transit': 2 * SECOND_MS,
  'release-claims': 10 * SECOND_MS,
}

export type Workers = {
  /** Ends what runs, hands the rest back to the queue, closes every connection. */
  readonly stop: () => Promise<void>
}

const choreQueue = 'chores'

/** Starts a worker process' work: read models kept up, balances proven, what crashed processes left open finished. */
export const startWorkers = async ({ config, log, logger, paces }: WorkersOptions): Promise<Workers> => {
  const { databaseUrl, redisUrl, clockOffsetMs } = config
  await migrate({ url: databaseUrl, schema: 'reactions', dir: new URL('../migrations', import.meta.url) })
  const pool = new Pool({ connectionString: databaseUrl, max: 16 })
  pool.on('error', err => logger.warn({ err }, 'a database connection was lost'))
  const views = createViews({
    pool,
    log,
    onParked: parked => logger.error({ parked }, 'an event cannot be projected; its stream waits'),
  })
  await views.prepare(databaseUrl)

  const stopping = new AbortController()
  const bell = new Bell()
  const busy = new Set<string>()
  const queues = openQueues({
    databaseUrl,
    redisUrl,
    onError: err => logger.warn({ err }, 'the queue has trouble'),
    onFailed: (job, err) => logger.error({ err, job: job?.name, data: job?.data }, 'a job failed'),
  })
  const projections = queues.queue(advanceQueue)
  const chores = queues.queue(choreQueue)

  const now = () => new Date(Date.now() + clockOffsetMs)
  const means = { ledger: createLedger({ log, now, cachedCommands: 20_000 }) }
  const reaction = { pool, log, logger, means }
  const jobs: Readonly<Record<keyof Paces, () => Promise<void>>> = {
    'catch-up': catchUp(views, projections),
    'prove-balances': proveBalances(createProver({ pool, log }), logger),
    'settle-transit': react(settleTransit, reaction, stopping.signal),
    'release-claims': react(releaseClaims, reaction, stopping.signal),
  }
  const runChore: Processor = async job => jobs[job.name as keyof Paces]?.()

  const following = await followLog(log, views, bell)
  queues.work(advanceQueue, advanceProjection(views, bell, busy, stopping.signal), views.names.length)
  queues.work(choreQueue, runChore, Object.keys(jobs).length)
  for (const [name, everyMs] of Object.entries({ ...usualPaces, ...paces }))
    await schedule(chores, name, everyMs)
  await askToAdvance(projections, views.names)
  const waking = wakeProjections(projections, views.names, bell, busy, stopping.signal)
  logger.info({ queue: redisUrl ? 'redis' : 'postgresql', projections: views.names }, 'workers are at work')

  return {
    stop: async () => {
      stopping.abort()
      await following.close()
      await waking
      await queues.close()
      await views.close()
      await pool.end()
    },
  }
}

const schedule = (queue: Queue, name: string, everyMs: number) =>
  queue.upsertJobScheduler(
    name,
    { every: everyMs },
    { name, opts: { removeOnComplete: true, removeOnFail: 10 } },
  )
