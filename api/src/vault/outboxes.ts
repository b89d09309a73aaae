/** Letters and messages on their way, for operators. */

import { ask, type Db } from '@strongroom/projections/queries'

/** A letter or message that was not taken so far. Times are ISO, UTC; whom it is for is not said. */
export type Unsent = {
  readonly channel: 'mail' | 'sms'
  readonly id: string
  readonly about: string
  readonly tries: number
  readonly at: string
  readonly next_at: string
  readonly error: string | null
  readonly given_up: boolean
}

const SHOWN = 100

/** A letter is tried for a day. */
const givenUp = `coalesce(resent_at, at) <= now() - interval '1 day'`

/** Those that were tried in vain, the newest first. A message that was given up has lost its text, and is not here. */
export const unsent = (db: Db): Promise<readonly Unsent[]> =>
  ask(
    db,
    `select * from (
       select 'mail' as channel, id::text as id, letter as about, tries, at, next_try_at as next_at, error,
         ${givenUp} as given_up
       from private.mailbox where sent_at is null and tries > 0
       union all
       select 'sms', id::text, scene, tries, at, next_try_at, error, false
       from private.sms_log where status = 0 and tries > 0
     ) each order by at desc limit ${SHOWN}`,
  )

/** Has it tried again at once; answers whether it still waits to be sent. Wakes the workers. */
export const resend = async (db: Db, channel: Unsent['channel'], id: string): Promise<boolean> => {
  const { rowCount } = await db.query(resending[channel], [id])
  if (rowCount === 1) await db.query(`select pg_notify('strongroom_jobs', $1)`, [delivery[channel]])
  return rowCount === 1
}

const delivery = { mail: 'deliver-mail', sms: 'deliver-messages' } as const

const resending = {
  mail: `update private.mailbox set next_try_at = now(), resent_at = now(), tries = 0
    where id::text = $1 and sent_at is null`,
  sms: `update private.sms_log set next_try_at = now(), tries = 0 where id::text = $1 and status = 0`,
} as const
