import type { Queue } from 'bullmq'
import { pause } from '../../pause.ts'
import type { WakeUp } from '../../wake-up.ts'
import { askToAdvance } from './advance-projection.ts'

/** A second request this soon would only repeat work under way. */
const QUIET_MS = 200
/** Wakes up by itself from time to time, to see whether it shall stop. */
const LOOK_MS = 60_000

/**
 * Whenever the log has grown, asks for those read models to be advanced that no job of this process is at already.
 * A request that is lost (the queue may be away) is made good by the periodic catch-up.
 */
export const wakeProjections = async (
  queue: Queue,
  names: readonly string[],
  bell: WakeUp,
  busy: ReadonlySet<string>,
  stopping: AbortSignal,
): Promise<void> => {
  let heard = bell.count
  while (!stopping.aborted) {
    if (!(await bell.rangAfter(heard, LOOK_MS, stopping))) continue
    heard = bell.count
    const idle = names.filter(name => !busy.has(name))
    if (idle.length > 0) await askToAdvance(queue, idle).catch(() => {})
    await pause(QUIET_MS, stopping)
  }
}
