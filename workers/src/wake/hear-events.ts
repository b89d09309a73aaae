import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import { pause } from '../pause.ts'
import type { Jobs } from './due-times.ts'
import type { Watch } from './watch.ts'

type Parts = {
  readonly jobs: Jobs
  readonly views: Pick<Views, 'movedBy' | 'waitForPosition'>
  readonly watch: Pick<Watch, 'look'>
  readonly stopping: AbortSignal
}

/** Few events come alone. */
const GATHER_MS = 100
/** Read models that are further behind show what they bring at the next look at everything. */
const PATIENCE_MS = 10_000

/**
 * Has those jobs looked at for which new events of the log may have brought something, once their read models show them. Events are
 * gathered: however many come, a job is looked at once in its `gatherMs`.
 */
export const hearEvents = ({ jobs, views, watch, stopping }: Parts) => {
  const waiting = new Map<string, StoredEvent>()
  const lookLater = async (name: string): Promise<void> => {
    const { gatherMs = GATHER_MS, reads = [] } = jobs[name] ?? {}
    await pause(gatherMs, stopping)
    const last = waiting.get(name)
    waiting.delete(name)
    if (stopping.aborted) return
    await views.waitForPosition(last?.position, reads, PATIENCE_MS).catch(() => {})
    await watch.look([name], true)
  }
  return (events: readonly StoredEvent[]): void => {
    const last = events.at(-1)
    if (!last) return
    for (const name of wokenBy(jobs, views, [...new Set(events.map(({ type }) => type))])) {
      const isWaiting = waiting.has(name)
      waiting.set(name, last)
      if (!isWaiting) void lookLater(name)
    }
  }
}

const wokenBy = (jobs: Jobs, { movedBy }: Pick<Views, 'movedBy'>, types: readonly string[]) => {
  const moved = new Set<string>(movedBy(types))
  return Object.entries(jobs).flatMap(([name, { wokenBy, reads = [] }]) => {
    const isWoken =
      wokenBy === 'every event' ||
      (wokenBy ? wokenBy.some(type => types.includes(type)) : reads.some(each => moved.has(each)))
    return isWoken ? [name] : []
  })
}
