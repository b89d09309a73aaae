import { setTimeout as sleep } from 'node:timers/promises'
import { createPostgresBackend, type Job, type Processor, Queue, Worker, type WorkerOptions } from 'bullmq'

/** Store of jobs: PostgreSQL, or Redis when there is one. */
export type QueuesOptions = {
  readonly databaseUrl: string
  readonly redisUrl?: string | undefined
  /** Lost connections and the like; the queue goes on by itself. */
  readonly onError: (error: Error) => void
  /** A job that threw. It is tried again as often as it may be. */
  readonly onFailed: (job: Job | undefined, error: Error) => void
}

/** Opens queues and workers on whichever store was configured, and closes all of them again. */
export type Queues = {
  readonly queue: (name: string) => Queue
  readonly work: (name: string, processor: Processor, concurrency: number) => Worker
  /** Resolves when every worker is at work; rejects when one can never be, as its store was not there: only a new process helps. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A killed worker's jobs are taken over by another after about so long. */
const LOCK_MS = 5_000
/** Jobs under way are given so long to end when the process is told to. */
const CLOSE_MS = 5_000

export const openQueues = ({ databaseUrl, redisUrl, onError, onFailed }: QueuesOptions): Queues => {
  const queues: Queue[] = []
  const workers: Worker[] = []
  const starting: Promise<void>[] = []
  let isClosing = false
  // BullMQ makes its own schema; a pool of ours would not have it on its search path.
  const postgres = { connection: { connectionString: databaseUrl, migrate: true, max: 4 } }
  const redis = { connection: { url: redisUrl ?? '', maxRetriesPerRequest: null } }

  return {
    queue: name => {
      const queue = redisUrl ? new Queue(name, redis) : new Queue(name, postgres, createPostgresBackend)
      queue.on('error', onError)
      queues.push(queue as Queue)
      return queue as Queue
    },
    work: (name, processor, concurrency) => {
      // A worker keeps a failure of its first connection, and would try again without a pause: no timer or signal of the process
      // would come through any more. So it runs once it is connected.
      const how = { ...workerOptions, concurrency, autorun: false }
      const worker = redisUrl
        ? new Worker(name, processor, { ...how, ...redis })
        : new Worker(name, processor, { ...how, ...postgres }, createPostgresBackend)
      worker.on('error', onError)
      worker.on('failed', onFailed)
      workers.push(worker as Worker)
      const started = worker.waitUntilReady().then(() => {
        if (!isClosing) worker.run().catch(onError)
      })
      started.catch(() => {})
      starting.push(started)
      return worker as Worker
    },
    ready: async () => {
      await Promise.all(starting)
    },
    close: async () => {
      isClosing = true
      const closing = Promise.all(workers.map(worker => worker.close()))
        .then(() => Promise.all(queues.map(queue => queue.close())))
        .catch(onError)
      // A worker that has seen its Redis restarted waits for ever for jobs it no longer has. Jobs are safe to do again.
      await Promise.race([closing, sleep(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

const workerOptions = {
  lockDuration: LOCK_MS,
  stalledInterval: 1_000,
  // A job may lose any number of workers; its work is safe to repeat.
  maxStalledCount: 1_000,
  // Done jobs slow the PostgreSQL queue down as they pile up.
  removeOnComplete: { count: 0 },
  removeOnFail: { count: 100 },
} satisfies Partial<WorkerOptions>
