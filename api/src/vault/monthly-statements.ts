/** Members who want their statement of each month by mail. */

import type { Db } from '@strongroom/projections/queries'
import { first, run } from './run.ts'

/** When it is due (`Job.due`): as soon as the first of the months has ended where its member is. */
export const monthlyStatementsDue = 'select min(due_at) from private.monthly_statements'

/** A member's wish: the month (`2026-11`) whose statement comes next, and the zone whose months they are. */
export type MonthlyStatementRow = { readonly month: string; readonly time_zone: string }

/** A member's wish; nothing where they want none. */
export const of = (db: Db, uid: string): Promise<MonthlyStatementRow | undefined> =>
  first(
    db,
    `select to_char(month, 'YYYY-MM') as month, time_zone from private.monthly_statements where uid = $1`,
    [uid],
  )

/** SQL: when the month that begins at a day ends in a zone. */
const endOf = (month: string, zone: string) =>
  `((${month} + interval '1 month')::timestamp at time zone ${zone})`

/** Wants the statement of each month from the one that it is now in a zone; of one who wants it already, only the zone changes. */
export const begin = (db: Db, uid: string, timeZone: string, now: Date): Promise<void> =>
  run(
    db,
    `insert into private.monthly_statements as kept (uid, time_zone, month, due_at)
     select $1, $2, month, ${endOf('month', '$2')}
     from (select date_trunc('month', $3::timestamptz at time zone $2)::date as month) as current
     on conflict (uid) do update set time_zone = $2, due_at = ${endOf('kept.month', '$2')}`,
    [uid, timeZone, now],
  )

/** Wants none any more. */
export const end = (db: Db, uid: string): Promise<void> =>
  run(db, 'delete from private.monthly_statements where uid = $1', [uid])

/**
 * Asks for the statements of months that have ended, and waits for the next month of each: both or neither. A statement's id follows
 * from its member and month, so that no month is asked for twice, whatever the member switches off and on. False when there was none.
 */
export const askForEnded = async (db: Db, now: Date): Promise<boolean> => {
  const { rowCount } = await db.query(
    `with ended as (
       select uid, time_zone, month, (month + interval '1 month')::date as next
       from private.monthly_statements where due_at <= $1 order by due_at limit 500 for update skip locked),
     asked as (
       insert into private.account_statements (id, uid, kind, first_day, last_day, time_zone, language, by_mail)
       select md5('monthly statement ' || uid || ' ' || month)::uuid, uid, 'statement', month, next - 1, time_zone, language, true
       from ended join private.members using (uid)
       on conflict (id) do nothing)
     update private.monthly_statements as kept
     set month = next, due_at = ${endOf('next', 'ended.time_zone')}
     from ended where kept.uid = ended.uid`,
    [now],
  )
  return (rowCount ?? 0) > 0
}
