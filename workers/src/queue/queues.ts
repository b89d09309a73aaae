import { setTimeout as sleep } from 'node:timers/promises'
import { connections } from '@strongroom/ledger/eventlog/tools'
import {
  type BackendFactory,
  createRedisBackend,
  type IQueueBackend,
  type Job,
  type Processor,
  Queue,
  type RedisQueueBackend,
  Worker,
  type WorkerOptions,
} from 'bullmq'
import { WakeUp } from '../wake-up.ts'
import { type ActiveJobs, activeInPostgres, activeInRedis } from './active-jobs.ts'
import { fenceBackend } from './fenced-backend.ts'
import { HeldJobs } from './held-jobs.ts'
import { ownerOf } from './lost-jobs.ts'
import { openPostgresBackends } from './postgres-backend.ts'
import { openProcessSession, type ProcessSession } from './process-session.ts'
import { takeOver } from './take-over.ts'

/** Store of jobs: PostgreSQL, or Redis when there is one. */
export type QueuesOptions = {
  readonly databaseUrl: string
  readonly redisUrl?: string | undefined
  /** Lost connections and the like; the queue goes on by itself. */
  readonly onError: (error: Error) => void
  /** A job that threw. It is tried again as often as it may be. */
  readonly onFailed: (job: Job | undefined, error: Error) => void
  /** So many jobs of a process that is gone were put back. */
  readonly onTakenOver?: (jobs: number) => void
}

/** Opens queues and workers on whichever store was configured, and closes all of them again. */
export type Queues = {
  readonly queue: (name: string) => Queue
  readonly work: (name: string, processor: Processor, concurrency: number) => Worker
  /** Resolves when every worker is at work; rejects when one can never be, as its store was not there: only a new process helps. */
  readonly ready: () => Promise<void>
  /** Jobs that this process finished after they had been given to another. */
  readonly lateFinishes: () => number
  readonly close: () => Promise<void>
}

/**
 * Whether a worker lives is not told by the lock of its job but by its process's session (`process-session.ts`), so the lock
 * outlasts any job. Only workers of versions before that look at it.
 */
export const lockMs = 24 * 60 * 60 * 1_000
/** Jobs under way are given so long to end when the process is told to. */
const CLOSE_MS = 5_000

export const openQueues = (options: QueuesOptions): Queues => {
  const { redisUrl, onError } = options
  const store = redisUrl ? onRedis(redisUrl) : onPostgres(options)
  const queues: Queue[] = []
  const crew = createCrew(options, store)

  return {
    queue: name => {
      const queue = new Queue(name, { connection: store.connection }, store.create) as Queue
      queue.on('error', onError)
      queues.push(queue)
      return queue
    },
    work: crew.work,
    ready: crew.ready,
    lateFinishes: () => crew.held.lateFinishes,
    close: async () => {
      const closing = crew
        .close()
        .then(() => Promise.all(queues.map(queue => queue.close())))
        .then(store.close)
        .catch(onError)
      // A worker that has seen its Redis restarted waits for ever for jobs it no longer has. Jobs are safe to do again.
      await Promise.race([closing, sleep(CLOSE_MS, undefined, { ref: false })])
      await crew.leave()
    },
  }
}

/** A store of jobs, as this process works on it. */
type Store = {
  readonly connection: never
  readonly create: BackendFactory<never>
  readonly activeOf: (backends: ReadonlyMap<string, IQueueBackend>) => ActiveJobs
  /** Longest wait for a job, in seconds, after which the worker looks by itself. */
  readonly drainDelay: number
  readonly close: () => Promise<void>
}

const onPostgres = ({ databaseUrl, onError }: QueuesOptions): Store => {
  const { pool, connection, create, close } = openPostgresBackends(databaseUrl, connections.workersQueue)
  connection.on('error', onError)
  return {
    connection: pool as never,
    create: create as BackendFactory<never>,
    activeOf: backends => activeInPostgres(pool, [...backends.keys()]),
    drainDelay: 60,
    close,
  }
}

const onRedis = (url: string): Store => ({
  connection: { url, maxRetriesPerRequest: null } as never,
  create: createRedisBackend as BackendFactory<never>,
  activeOf: backends => activeInRedis(backends as ReadonlyMap<string, RedisQueueBackend>),
  // A connection to Redis may be lost without a word.
  drainDelay: 15,
  close: async () => {},
})

/** The workers of this process, and what they hold. */
const createCrew = (
  { databaseUrl, onError, onFailed, onTakenOver = () => {} }: QueuesOptions,
  store: Store,
) => {
  const stop = new AbortController()
  const stopping = stop.signal
  const held = new HeldJobs()
  const bell = new WakeUp()
  const backends = new Map<string, IQueueBackend>()
  const workers: Worker[] = []
  const starting: Promise<void>[] = []
  const named: { name?: string }[] = []
  let session: ProcessSession | undefined
  let looking: Promise<void> | undefined

  const begin = (): ProcessSession =>
    openProcessSession({
      databaseUrl,
      onEpoch: epoch => {
        for (const options of named) options.name = ownerOf(epoch)
      },
      onBegun: () => bell.ring(),
      onError,
    })
  const create: BackendFactory<never> = (name, options, how) => {
    session ??= begin()
    const epoch = session.epoch()
    const fence = { session, held, onTrouble: () => bell.ring(), stopping }
    const backend = fenceBackend(store.create(name, options, how) as IQueueBackend, fence)
    const own = options as { name?: string }
    if (epoch !== undefined) own.name = ownerOf(epoch)
    named.push(own)
    backends.set(name, backend)
    return backend as never
  }

  return {
    held,
    work: (name: string, processor: Processor, concurrency: number): Worker => {
      // A worker keeps a failure of its first connection, and would try again without a pause: no timer or signal of the process
      // would come through any more. So it runs once it is connected.
      const how = { ...workerOptions, drainDelay: store.drainDelay, concurrency, autorun: false }
      const worker = new Worker(name, processor, { ...how, connection: store.connection }, create) as Worker
      worker.on('error', onError)
      worker.on('failed', (job, error) => {
        if (!held.wasLate(job?.token)) onFailed(job, error)
      })
      workers.push(worker)
      const started = worker.waitUntilReady().then(() => {
        if (!stopping.aborted) worker.run().catch(onError)
      })
      started.catch(() => {})
      starting.push(started)
      return worker
    },
    ready: async (): Promise<void> => {
      await Promise.all(starting)
      if (!session) return
      await session.live()
      looking ??= takeOver({
        ...{ session, held, bell, stopping, onTakenOver, onError },
        active: store.activeOf(backends),
      })
    },
    close: async (): Promise<void> => {
      stop.abort()
      await Promise.all(workers.map(worker => worker.close()))
    },
    /** From now on, others may take what this process has not ended. */
    leave: async (): Promise<void> => {
      await session?.close()
      await looking
    },
  }
}

const workerOptions = {
  lockDuration: lockMs,
  // What is lost is looked for by `take-over.ts`, which asks for this check where Redis has forgotten a lock.
  skipStalledCheck: true,
  stalledInterval: 1_000,
  // A job may lose any number of workers; its work is safe to repeat.
  maxStalledCount: 1_000,
  // Of a store that refuses connections.
  runRetryDelay: 1_000,
  // Done jobs slow the PostgreSQL queue down as they pile up.
  removeOnComplete: { count: 0 },
  removeOnFail: { count: 100 },
} satisfies Partial<WorkerOptions>
