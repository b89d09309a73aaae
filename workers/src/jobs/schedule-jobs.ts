import type { Queue } from 'bullmq'
import type { PeriodicJob } from './periodic-jobs.ts'

/** A turn that is so late is missing: a queue of many jobs delays it less. */
const LATE_MS = 15_000

/** Periodic jobs come again by themselves; nothing of them is kept. */
const once = { removeOnComplete: true, removeOnFail: 10 }

/**
 * Sees to it that every periodic job has a next turn. With `onlyMissing`, jobs whose turn is ahead are left alone: what is
 * scheduled anew is a job that the queue has forgotten, or whose turn has not come. (BullMQ issue 3272: a scheduler that meets the
 * id of a turn that is there already makes no further one.)
 */
export const scheduleJobs = async (
  chores: Queue,
  jobs: Readonly<Record<string, Pick<PeriodicJob, 'everyMs'>>>,
  {
    paces = {},
    onlyMissing,
  }: { readonly paces?: Readonly<Record<string, number>>; readonly onlyMissing: boolean },
): Promise<void> => {
  for (const [name, { everyMs }] of Object.entries(jobs)) {
    if (onlyMissing && (await hasTurn(chores, name))) continue
    await chores.upsertJobScheduler(name, { every: paces[name] ?? everyMs }, { name, opts: once })
  }
}

/** Whether a job's next turn is ahead, or only a little late. */
const hasTurn = async (chores: Queue, name: string): Promise<boolean> => {
  const scheduler = await chores.getJobScheduler(name)
  return scheduler?.next !== undefined && scheduler.next > Date.now() - LATE_MS
}
