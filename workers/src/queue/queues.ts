import { setTimeout as sleep } from 'node:timers/promises'
import { type Processor, Queue, type Worker } from 'bullmq'
import { createCrew } from './crew.ts'
import type { QueuesOptions } from './queues-options.ts'
import { onPostgres, onRedis } from './stores.ts'

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

/** Jobs under way are given so long to end when the process is told to. */
const CLOSE_MS = 5_000

export const openQueues = (options: QueuesOptions): Queues => {
  const { databaseUrl, redisUrl, onError } = options
  const store = redisUrl ? onRedis(redisUrl) : onPostgres(databaseUrl, onError)
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
