/** Skipped days of scheduled payments of which members have been told. */

import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'

/** A day of a scheduled payment, `YYYY-MM-DD`. */
export type SkippedDay = { readonly uid: string; readonly schedule: string; readonly day: string }

/** Which of these days their payers have been told of. */
export const told = async (db: Db, days: readonly SkippedDay[]): Promise<(day: SkippedDay) => boolean> => {
  const { rows } = await db.query<SkippedDay>(
    'select uid::text as uid, schedule, day from private.skipped_payments_told where schedule = any($1)',
    [days.map(({ schedule }) => schedule)],
  )
  const known = new Set(rows.map(keyOf))
  return day => known.has(keyOf(day))
}

/** Notes a day as told and posts its mail in one transaction: once, however many try. */
export const tell = (db: Pool, { uid, schedule, day }: SkippedDay, mail: Mail): Promise<void> =>
  inTransaction(db, async client => {
    const { rowCount } = await client.query(
      `insert into private.skipped_payments_told (uid, schedule, day) values ($1, $2, $3)
       on conflict do nothing`,
      [uid, schedule, day],
    )
    if (rowCount) await postMail(client, mail)
  })

const keyOf = ({ uid, schedule, day }: SkippedDay) => `${uid} ${schedule} ${day}`
