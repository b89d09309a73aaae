import { type JobRuns, noteJobs, noteQueues, type QueueCounts } from '@strongroom/api/vault'
import type { Queue } from 'bullmq'
import type { Pool } from 'pg'
import type { Jobs } from './wake/due-times.ts'

/** Queues in which nothing moves are written down so seldom. */
const STILL_MS = 60_000

/**
 * Keeps in memory how jobs went, and writes it down now and then for `/metrics`: a write for each run would be several a second.
 * Where no job ran, the queues stand as they did.
 */
export const createWorkNotes = (pool: Pool, queues: Readonly<Record<string, Queue>>) => {
  const ran = new Map<string, JobRuns>()
  let notedAt = Number.NEGATIVE_INFINITY
  const add = (job: string, began: number, failures: 0 | 1) => {
    const before = ran.get(job) ?? { runs: 0, failures: 0 }
    const tookMs = performance.now() - began
    ran.set(job, {
      job,
      runs: before.runs + 1,
      failures: before.failures + failures,
      startedAt: new Date(Date.now() - tookMs).toISOString(),
      tookMs,
    })
  }
  return {
    /** The jobs, with their runs counted and timed. */
    timed: (jobs: Jobs): Jobs =>
      Object.fromEntries(
        Object.entries(jobs).map(([name, job]) => [name, { ...job, run: timedRun(name, job.run, add) }]),
      ),
    write: async (): Promise<void> => {
      const jobs = [...ran.values()]
      ran.clear()
      if (jobs.length === 0 && performance.now() - notedAt < STILL_MS) return
      notedAt = performance.now()
      await noteJobs(pool, jobs)
      await noteQueues(pool, await Promise.all(Object.entries(queues).map(countsOf)))
    },
  }
}

const timedRun =
  (name: string, run: () => Promise<void>, add: (job: string, began: number, failures: 0 | 1) => void) =>
  async (): Promise<void> => {
    const began = performance.now()
    try {
      await run()
    } catch (error) {
      add(name, began, 1)
      throw error
    }
    add(name, began, 0)
  }

const countsOf = async ([name, queue]: [string, Queue]): Promise<QueueCounts> => {
  const {
    waiting = 0,
    active = 0,
    delayed = 0,
    failed = 0,
  } = await queue.getJobCounts(...(['waiting', 'active', 'delayed', 'failed'] as const))
  const [oldest] = waiting > 0 ? await queue.getJobs(['waiting'], 0, 0, true) : []
  const oldestAt = oldest ? new Date(oldest.timestamp).toISOString() : null
  return { queue: name, waiting, active, delayed, failed, oldestAt }
}
