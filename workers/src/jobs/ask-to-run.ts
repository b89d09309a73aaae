import type { Queue } from 'bullmq'

/**
 * Asks for a job to run now. One of a name waits or runs at a time, in this or any other process; when it is asked for while it
 * runs, it runs once more after that.
 */
export const askToRun = async (chores: Queue, name: string): Promise<void> => {
  await chores.add(
    name,
    {},
    { deduplication: { id: name, keepLastIfActive: true }, removeOnComplete: true, removeOnFail: 10 },
  )
}

/** Takes away what made jobs run on a clock before version 0.2: schedulers, each with its next turn. */
export const dropSchedulers = async (chores: Queue): Promise<void> => {
  for (const { key } of await chores.getJobSchedulers()) await chores.removeJobScheduler(key)
}
