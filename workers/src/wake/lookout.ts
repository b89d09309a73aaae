import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Place } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { pause } from '../pause.ts'
import { askDueTimes, type Jobs } from './due-times.ts'
import { readStanding, readyJobs } from './standing.ts'
import type { Tail } from './tail.ts'
import { Watch } from './watch.ts'

type Parts = {
  readonly pool: Pool
  readonly log: Pick<Log, 'head'>
  readonly tail: Pick<Tail, 'end'>
  readonly jobs: Jobs
  readonly now: () => Date
  readonly logger: Pick<Logger, 'warn'>
  readonly stopping: AbortSignal
  /** Everything is looked at so often. */
  readonly lookMs: number
  /** Asks the queue for a job, and for read models to be advanced. */
  readonly ask: (name: string) => Promise<void>
  readonly advance: (projections: readonly string[]) => Promise<void>
}

/** This process' watch over all jobs, and the safety net under it. */
export type Lookout = {
  readonly watch: Watch
  /** Whether a job's read models are those of this version. */
  readonly isReady: (name: string) => boolean
  readonly onEnded: (name: string) => void
  /** Looks at every job and every read model now. */
  readonly lookAtAll: () => void
  /** Does so again and again; settles when the process is to end. */
  readonly start: () => Promise<void>
}

/**
 * Looks once a minute whether anything waits that nothing has told of: where the log ends, how the read models stand and what is due,
 * each by one statement. So a wake-up that is lost costs a minute.
 */
export const openLookout = async (parts: Parts): Promise<Lookout> => {
  const { pool, log, tail, jobs, logger, stopping, lookMs } = parts
  let seen: Place = tail.end
  const head = (): Place => (tail.end > seen ? tail.end : seen)
  let { stale } = await readStanding(pool, seen)
  const watch = new Watch({
    jobs,
    stopping,
    ask: parts.ask,
    askDueTimes: askDueTimes({ ...parts, head }),
    onError: err => logger.warn({ err }, 'what is due could not be asked'),
  })

  const lookOnce = async (): Promise<void> => {
    // Events that the subscription brings meanwhile are newer.
    seen = (await log.head()) ?? ''
    const standing = await readStanding(pool, head())
    stale = standing.stale
    if (standing.behind.length > 0) void parts.advance(standing.behind).catch(() => {})
    await watch.look(readyJobs(jobs, stale))
  }
  let looking: Promise<void> | undefined
  const lookAtAll = (): Promise<void> => {
    looking ??= lookOnce()
      .catch(err => {
        if (!stopping.aborted) logger.warn({ err }, 'it could not be looked at what waits')
      })
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  const isReady = (name: string): boolean => !(jobs[name]?.reads ?? []).some(each => stale.has(each))
  return {
    watch,
    isReady,
    lookAtAll: () => void lookAtAll(),
    // Read models that were made anew may be read from now on.
    onEnded: name => void (name === 'rebuild-outdated' ? lookAtAll() : watch.ended(name)),
    start: async () => {
      while (!stopping.aborted) {
        await lookAtAll()
        await pause(lookMs, stopping)
      }
    },
  }
}
