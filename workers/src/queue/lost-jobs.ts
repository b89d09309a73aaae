/** A job that the queue has as under way. */
export type ActiveJob = {
  readonly queue: string
  readonly id: string
  /** Of the worker's slot that took it; none where the queue has forgotten its lock. */
  readonly token?: string | undefined
  /** The worker's name: a process's, where this version has taken it. */
  readonly owner?: string | undefined
  /** Whether the lock has run out, which means something only where no process of this version has taken the job. */
  readonly isUnlocked: boolean
}

type Known = {
  /** Epochs of the processes that live. */
  readonly living: ReadonlySet<number>
  /** Of this process. */
  readonly epoch: number | undefined
  /** Whether this process is at it. */
  readonly holds: (job: ActiveJob) => boolean
}

/** The name under which a process takes jobs. */
export const ownerOf = (epoch: number): string => `process-${epoch}`

const epochOf = (owner: string | undefined): number | undefined => {
  const [, epoch] = /^process-(\d+)$/.exec(owner ?? '') ?? []
  return epoch === undefined ? undefined : Number(epoch)
}

/** Whether a worker of another version took it: its lock is renewed every few seconds, and tells whether it is at it. */
export const isStrangers = ({ owner }: ActiveJob): boolean => epochOf(owner) === undefined

/**
 * The jobs that no process is at: those of processes that are gone, and those of this process whose taking or finishing went
 * wrong. However late a process that lives is, its jobs are its own.
 */
export const lostJobs = (active: readonly ActiveJob[], known: Known): readonly ActiveJob[] =>
  active.filter(job => !known.holds(job) && isLost(job, known))

const isLost = (job: ActiveJob, { living, epoch }: Known): boolean => {
  const owner = epochOf(job.owner)
  if (owner === undefined) return job.isUnlocked
  return owner === epoch || !living.has(owner)
}
