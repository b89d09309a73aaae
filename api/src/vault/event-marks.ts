/** Events that a job follows by their types, in the order of the log: it looks at each once, and however many others come, for none of them. */

import { ask, type Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { run } from './run.ts'

/** A job and the types of events that it follows. */
export type Followed = { readonly job: string; readonly types: readonly wire.EventType[] }

/** SQL: the last event that a job has looked at. A log that has less was restored: all of it is looked at. */
const markOf = (job: string) => `coalesce((
  select mark.number from work.event_marks mark
  where mark.job = '${job}' and mark.number <= (select max(number) from views.events)), 0)`

const isOf = (types: readonly string[]) => `type in (${types.map(type => `'${type}'`).join(', ')})`

/** When some event has not been looked at (`Job.due`). */
export const eventsDue = ({ job, types }: Followed): string => `
  select min(created_at) from views.events where ${isOf(types)} and number > ${markOf(job)}`

/** An event whose member it is about. `data` is the text of the log. */
export type FollowedEvent = { readonly number: string; readonly uid: string; readonly data: string }

/** The next events that were not looked at, the oldest first. */
export const newEvents = (
  db: Db,
  { job, types }: Followed,
  limit: number,
): Promise<readonly FollowedEvent[]> =>
  ask<FollowedEvent>(
    db,
    `select number::text, uid, data from views.events
     where ${isOf(types)} and uid is not null and number > ${markOf(job)} order by events.number limit $1`,
    [limit],
  )

/** Notes that a job has looked at an event, and at those before it. */
export const markTo = (db: Db, { job }: Followed, number: string): Promise<void> =>
  run(
    db,
    `insert into work.event_marks (job, number) values ($1, $2) on conflict (job) do update set number = excluded.number`,
    [job, number],
  )
