import type { Views } from '@strongroom/projections'
import { pause } from '../../pause.ts'
import type { WakeUp } from '../../wake-up.ts'

/** A second request this soon would only repeat work under way. */
const QUIET_MS = 200
/** Wakes up by itself from time to time, to see whether it shall stop. */
const LOOK_MS = 60_000

type Parts = {
  readonly views: Pick<Views, 'names' | 'advance'>
  /** Asks for jobs that advance read models. */
  readonly ask: (names: readonly string[]) => Promise<void>
  readonly bell: WakeUp
  /** Read models that a job of this process is at. */
  readonly busy: ReadonlySet<string>
  readonly stopping: AbortSignal
}

/**
 * Whenever the log has grown, advances those read models that no job of this process is at, and asks for jobs that keep them
 * there: the first event after a rest is not shown later than others because its jobs come through the queue. A failure is the
 * job's to report. A request that is lost (the queue may be away) is made good by the look at everything.
 */
export const wakeProjections = async ({ views, ask, bell, busy, stopping }: Parts): Promise<void> => {
  let heard = bell.count
  while (!stopping.aborted) {
    if (!(await bell.rangAfter(heard, LOOK_MS, stopping))) continue
    heard = bell.count
    const idle = views.names.filter(name => !busy.has(name))
    const advancing = idle.map(name => views.advance(name, stopping).catch(() => {}))
    if (idle.length > 0) await ask(idle).catch(() => {})
    await Promise.all(advancing)
    await pause(QUIET_MS, stopping)
  }
}
