/** Lists that administrators get as a file each day, week or month. */

import { randomUUID } from 'node:crypto'
import { ask, type Db, type Selected } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import { firstOf, matchesOne } from './run.ts'
import { selectPrivate } from './tables.ts'

const scheduled = selectPrivate('export_schedules', [
  'id::text',
  'uid::text',
  'name',
  'path',
  'params',
  'filter',
  'every',
  'of_period',
  'created_at',
  'next_at',
])

/** A scheduled export as it is kept. */
export type ScheduleRow = Selected<typeof scheduled>

type NewSchedule = Omit<ScheduleRow, 'id' | 'created_at' | 'next_at'>

/** Schedules that one administrator may have. */
export const MOST_SCHEDULES = 20

/** When it is due (`Job.due`). */
export const exportSchedulesDue = 'select min(next_at) from private.export_schedules'

/** SQL: the end of the day, week or month in which a moment lies, in UTC. */
const endOf = (moment: string, every: string) =>
  `((date_trunc(${every}, ${moment} at time zone 'UTC') + ('1 ' || ${every})::interval) at time zone 'UTC')`

/** Keeps a schedule, whose first file is due when the present day, week or month has ended; nothing where there are too many. */
export const add = (db: Pool, given: NewSchedule, now: Date): Promise<ScheduleRow | undefined> =>
  inTransaction(db, async client => {
    const { uid, name, path, params, filter, every, of_period } = given
    await client.query(`select pg_advisory_xact_lock(hashtextextended('export schedules ' || $1, 0))`, [uid])
    const own = await ask<{ n: number }>(
      client,
      'select count(*)::int as n from private.export_schedules where uid = $1',
      [uid],
    )
    if ((own[0]?.n ?? 0) >= MOST_SCHEDULES) return undefined
    const id = randomUUID()
    await client.query(
      `insert into private.export_schedules (id, uid, name, path, params, filter, every, of_period, created_at, next_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${endOf('$9::timestamptz', '$7')})`,
      [id, uid, name, path, JSON.stringify(params), JSON.stringify(filter), every, of_period, now],
    )
    return firstOf(scheduled(client, 'where id = $1', [id]))
  })

/** An administrator's, in the order in which they were made. */
export const ofAdministrator = (db: Db, uid: string): Promise<readonly ScheduleRow[]> =>
  scheduled(db, `where uid = $1 order by created_at, id`, [uid])

/** Stops one of an administrator's own. Answers whether it was there. */
export const stop = (db: Db, uid: string, id: string): Promise<boolean> =>
  matchesOne(db, 'delete from private.export_schedules where uid = $1 and id::text = $2', [uid, id])

/** The schedule whose file is due first, with the first and the last day of what has ended since the file before it. */
export type DueSchedule = ScheduleRow & { readonly first_day: string; readonly last_day: string }

/** The schedule that was due first; nothing when none is. */
export const next = async (db: Db, now: Date): Promise<DueSchedule | undefined> => {
  const row = await firstOf(scheduled(db, 'where next_at <= $1 order by next_at, id limit 1', [now]))
  if (!row) return undefined
  const [days] = await ask<Pick<DueSchedule, 'first_day' | 'last_day'>>(
    db,
    `select to_char(date_trunc($2, $3::timestamptz at time zone 'UTC') - ('1 ' || $2)::interval, 'YYYY-MM-DD') as first_day,
       to_char(date_trunc($2, $1::timestamptz at time zone 'UTC') - interval '1 day', 'YYYY-MM-DD') as last_day`,
    [now, row.every, row.next_at],
  )
  return days && { ...row, ...days }
}

type Begun = Pick<ScheduleRow, 'params' | 'filter'> & {
  readonly file_name: string
  readonly digest: string
  readonly language: string
  /** False where the administrator may not read the list any longer: the file then says so, and no other follows. */
  readonly goesOn: boolean
}

/**
 * Asks for the file of a schedule and moves the schedule on: both or neither, and once however many workers do it. Periods that have
 * ended since while nothing ran have one file together. A file of the same rows that still waits gets no second.
 */
export const begin = (
  db: Pool,
  { id, uid, path }: DueSchedule,
  { params, filter, file_name, digest, language, goesOn }: Begun,
  now: Date,
): Promise<void> =>
  inTransaction(db, async client => {
    const { rowCount } = await client.query(
      `update private.export_schedules
       set next_at = case when $2 then ${endOf('$3::timestamptz', 'every')} end where id = $1 and next_at <= $3`,
      [id, goesOn, now],
    )
    if (rowCount !== 1) return
    await client.query(
      `insert into private.exports (id, uid, path, params, filter, language, file_name, digest, schedule_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (uid, digest) where status = 0 do nothing`,
      [
        ...[randomUUID(), uid, path, JSON.stringify(params), JSON.stringify(filter)],
        ...[language, file_name, digest, id],
      ],
    )
  })
