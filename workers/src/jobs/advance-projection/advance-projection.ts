import type { Views } from '@strongroom/projections'
import type { Job, Queue } from 'bullmq'
import { pause } from '../../pause.ts'
import type { WakeUp } from '../../wake-up.ts'

export const advanceQueue = 'projections'

type Data = { readonly projection: string }

/** How long a job that has caught up stays on for more: a job per event would cost far more than the event. */
export const LINGER_MS = 10_000
/** Lets a few events gather while more keep coming. */
const GATHER_MS = 8
/** Advancing that takes longer says that the machine is busy. */
const BUSY_MS = 50
const MOST_GATHER_MS = 100

/**
 * On a busy machine a rest as long as advancing took leaves half of the time to the commands that members wait for, and what has gathered
 * meanwhile costs less to write.
 */
const gatherMs = (tookMs: number): number => (tookMs < BUSY_MS ? GATHER_MS : Math.min(MOST_GATHER_MS, tookMs))

type Parts = {
  readonly views: Pick<Views, 'advance'>
  readonly bell: WakeUp
  /** Read models that a job of this process is at. */
  readonly busy: Set<string>
  readonly stopping: AbortSignal
}

/**
 * Brings a read model up to the end of the log, and keeps it there as long as events keep coming: a job that made way for the
 * next would show nothing new until that has come through the queue. Exactly-once effect comes from the checkpoint, which moves
 * in the transaction that writes the rows; the job may run twice, or be killed.
 */
export const advanceProjection =
  ({ views, bell, busy, stopping }: Parts, lingerMs: number = LINGER_MS) =>
  async ({ data: { projection } }: Pick<Job<Data>, 'data'>): Promise<void> => {
    busy.add(projection)
    try {
      let heard: number
      do {
        heard = bell.count
        const began = performance.now()
        await views.advance(projection, stopping)
        await pause(gatherMs(performance.now() - began), stopping)
      } while (await bell.rangAfter(heard, lingerMs, stopping))
    } finally {
      busy.delete(projection)
    }
  }

/**
 * Asks for read models to be advanced. One job of a read model waits or runs at a time; asked for while it runs, it
 * runs once more after that.
 */
export const askToAdvance = async (queue: Queue, projections: readonly string[]): Promise<void> => {
  await queue.addBulk(
    projections.map(projection => ({
      name: 'advance',
      data: { projection },
      opts: {
        deduplication: { id: projection, keepLastIfActive: true },
        attempts: 5,
        backoff: { type: 'exponential', delay: 200 },
        removeOnComplete: true,
      },
    })),
  )
}
