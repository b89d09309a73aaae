import type { Views } from '@strongroom/projections'
import type { Queue } from 'bullmq'
import { askToAdvance } from '../advance-projection/advance-projection.ts'

/** Finds read models that are behind the log because a wake-up was lost, and asks for them to be advanced. */
export const catchUp = (views: Views, queue: Queue) => async (): Promise<void> => {
  const status = await views.status()
  const behind = status
    .filter(each => !each.caughtUp && !each.stale && !each.lost)
    .map(each => each.projection)
  if (behind.length > 0) await askToAdvance(queue, behind)
}
