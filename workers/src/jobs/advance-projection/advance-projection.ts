import type { Views } from '@strongroom/projections'
import type { Job, Queue } from 'bullmq'
import type { Bell } from '../../bell.ts'
import { pause } from '../../pause.ts'

export const advanceQueue = 'projections'

type Data = { readonly projection: string }

/** How long a job that has caught up stays on for more: a job per event would cost far more than the event. */
const LINGER_MS = 2_000
/** After so long it makes way, so that jobs remain visible steps. */
const LONGEST_MS = 30_000
/** Lets a few events gather while more keep coming. */
const GATHER_MS = 8

/**
 * Brings a read model up to the end of the log, and keeps it there as long as events keep coming. Exactly-once effect
 * comes from the checkpoint, which moves in the transaction that writes the rows; the job may run twice, or be killed.
 */
export const advanceProjection = (views: Views, bell: Bell, busy: Set<string>, stopping: AbortSignal) => {
  return async ({ data: { projection } }: Job<Data>): Promise<void> => {
    const ends = performance.now() + LONGEST_MS
    busy.add(projection)
    try {
      let heard: number
      do {
        heard = bell.count
        await views.advance(projection, stopping)
        await pause(GATHER_MS, stopping)
      } while (performance.now() < ends && (await bell.rangAfter(heard, LINGER_MS, stopping)))
    } finally {
      busy.delete(projection)
    }
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
