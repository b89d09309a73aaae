import type { Job, Queue } from 'bullmq'
import type { PeriodicJob } from './periodic-jobs.ts'

/**
 * Asks for a job to run now. One of a name waits or runs at a time, in this or any other process; when it is asked for while it
 * runs, it runs once more after that.
 */
export const askToRun = async (chores: Queue, name: string): Promise<void> => {
  await chores.add(
    name,
    { asked: true },
    { deduplication: { id: name, keepLastIfActive: true }, removeOnComplete: true, removeOnFail: 10 },
  )
}

/**
 * Runs a job whose turn has come. The turn of one that runs once at a time only asks for it: a turn can come while the
 * turn before is not over. A job that this process does not know, of another version or configuration, is left alone.
 */
export const runPeriodicJob =
  (jobs: Readonly<Record<string, PeriodicJob>>, chores: Queue) =>
  async ({
    name,
    data,
  }: Pick<Job<{ readonly asked?: true } | undefined>, 'name' | 'data'>): Promise<void> => {
    const job = jobs[name]
    if (job?.onceAtATime && !data?.asked) await askToRun(chores, name)
    else await job?.run()
  }
