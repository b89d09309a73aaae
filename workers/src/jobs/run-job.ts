import type { Job } from 'bullmq'
import type { Jobs } from '../wake/due-times.ts'

type Parts = {
  readonly jobs: Jobs
  /** Whether the read models that it reads may be read. */
  readonly isReady: (name: string) => boolean
  /** It has ended, or failed. */
  readonly onEnded: (name: string) => void
}

/** Runs a job. One that this process does not know, of another version or configuration, is left alone. */
export const runJob =
  ({ jobs, isReady, onEnded }: Parts) =>
  async ({ name }: Pick<Job, 'name'>): Promise<void> => {
    const job = jobs[name]
    if (!job || !isReady(name)) return
    try {
      await job.run()
    } finally {
      onEnded(name)
    }
  }
