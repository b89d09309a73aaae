import { setTimeout as sleep } from 'node:timers/promises'
import { type BackendFactory, type IQueueBackend, type Processor, Worker, type WorkerOptions } from 'bullmq'
import { WakeUp } from '../wake-up.ts'
import { fenceBackend } from './fenced-backend.ts'
import { HeldJobs } from './held-jobs.ts'
import { ownerOf } from './lost-jobs.ts'
import { openProcessSession, type ProcessSession } from './process-session.ts'
import type { QueuesOptions } from './queues-options.ts'
import type { Store } from './stores.ts'
import { takeOver } from './take-over.ts'

/**
 * Whether a worker lives is not told by the lock of its job but by its process's session (`process-session.ts`), so the lock
 * outlasts any job. Only workers of versions before that look at it.
 */
export const lockMs = 24 * 60 * 60 * 1_000
/** The database ends the session of a process that has ended, whether it said so or not. */
const LEAVE_MS = 1_000

/** The workers of this process, and what they hold. */
export const createCrew = (
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
        session,
        held,
        bell,
        stopping,
        onTakenOver,
        onError,
        active: store.activeOf(backends),
      })
    },
    close: async (): Promise<void> => {
      stop.abort()
      await Promise.all(workers.map(worker => worker.close()))
    },
    /** From now on, others may take what this process has not ended. A database that does not answer is not waited for. */
    leave: async (): Promise<void> => {
      await Promise.race([session?.close().then(() => looking), sleep(LEAVE_MS, undefined, { ref: false })])
    },
  }
}

const workerOptions = {
  lockDuration: lockMs,
  // Jobs that are lost are looked for by `take-over.ts`, which asks for this check where Redis has forgotten a lock.
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
