import type { ReadModel, wire } from '@strongroom/shared'

/**
 * The channel on which the database names a job that has work now: a posted mail or message wakes its delivery when its
 * transaction commits (`migrations/035_wake-ups.sql`, `191_wake-ups.sql`).
 */
export const wakeUpChannel = 'strongroom_jobs'

/**
 * A job of the workers, and what wakes it. It may be killed and run again at any point. Nothing runs on a clock: a job runs when
 * the database names it (`wakeUpChannel`), and when it is due. Whether it is due is looked at when an event of `wokenBy` has come, or one
 * that changes a read model of `reads`; when its due time has come; when it has ended; and, with all others, once a minute.
 */
export type Job = {
  readonly run: () => Promise<void>
  /**
   * SQL for the earliest moment (`timestamptz`) at which it has something to do; null when nothing waits. In the past as long as
   * something waits. It may ask `given` for `now`, the time by the platform's clock, and `head`, the end of the log.
   */
  readonly due: string | (() => string)
  /** Whose time its due time is: the database's unless said otherwise. They differ where the platform's clock is shifted. */
  readonly clock?: 'platform'
  /** The read models it reads. It waits for those that are made anew. */
  readonly reads?: readonly ReadModel[]
  /** Types of events after which it may be due, where it is not any that changes what it `reads`. */
  readonly wokenBy?: readonly wire.EventType[] | 'every event'
  /** Events are gathered for so long before it is looked at. */
  readonly gatherMs?: number
  /** Jobs that may be due once it has ended. */
  readonly mayFollow?: readonly string[]
  /** While the same thing waits, it is tried again after one second, two, four and so on, up to this; a minute unless said otherwise. */
  readonly longestPauseMs?: number
}

/** SQL: whether every read model has come to the end of the log (`given.head`). */
export const isCaughtUp = `not exists (
  select from views.checkpoint where generation = 'live' and position <> (select head from given))`

/** SQL: the beginning (UTC) of the day after a moment. */
export const nextDay = (moment: string): string =>
  `(date_trunc('day', ${moment} at time zone 'UTC') + interval '1 day') at time zone 'UTC'`
