import type { Job } from 'bullmq'

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
