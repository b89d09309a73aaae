import { asError } from '@strongroom/shared/error'
import type { WakeUp } from '../wake-up.ts'
import type { ActiveJobs } from './active-jobs.ts'
import type { HeldJobs } from './held-jobs.ts'
import { isStrangers, lostJobs } from './lost-jobs.ts'
import type { ProcessSession } from './process-session.ts'

type Parts = {
  readonly session: ProcessSession
  readonly held: HeldJobs
  readonly active: ActiveJobs
  readonly bell: WakeUp
  readonly onTakenOver: (jobs: number) => void
  readonly onError: (error: Error) => void
  readonly stopping: AbortSignal
}

/** Jobs of a process that is gone are taken over after about so long. */
const LOOK_MS = 2_000
const FOREVER_MS = 2 ** 31 - 1
const LONGEST_PAUSE_MS = 30_000

/**
 * Puts jobs back that no process is at: at the start, whenever a process begins, and every two seconds for as long as there is
 * another process, or a reason to suspect this one. A process that is alone and well asks nothing. Settles after `stopping`.
 */
export const takeOver = async (parts: Parts): Promise<void> => {
  let errors = 0
  while (!parts.stopping.aborted) {
    await parts.session.live()
    if (parts.stopping.aborted) return
    const heard = parts.bell.count
    let pauseMs: number
    try {
      pauseMs = (await look(parts)) ? LOOK_MS : FOREVER_MS
      errors = 0
    } catch (error) {
      // The session was lost meanwhile, which it reports itself: the look waits for the next.
      if (parts.session.epoch() === undefined) continue
      parts.onError(asError(error))
      pauseMs = Math.min(LOOK_MS * 2 ** errors++, LONGEST_PAUSE_MS)
    }
    await parts.bell.rangAfter(heard, pauseMs, parts.stopping)
  }
}

/** Looks once; whether there is reason to look again soon. */
const look = async ({ session, held, active, onTakenOver }: Parts): Promise<boolean> => {
  // In this order: a process that has taken a job lived before it did.
  const all = await active.all()
  const living = await session.living()
  const lost = lostJobs(all, { living, epoch: session.epoch(), holds: job => held.holds(job) })
  for (const job of lost) await active.putBack(job)
  if (lost.length > 0) onTakenOver(lost.length)
  return lost.length > 0 || living.size > 1 || held.isSuspect || all.some(isStrangers)
}
