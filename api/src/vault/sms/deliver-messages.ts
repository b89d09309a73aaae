import type { Db } from '@strongroom/projections/queries'
import { textOf } from '@strongroom/shared/field-of'
import type { Logger } from 'pino'
import type { Gateway } from './gateway.ts'

/** How often a message is tried. Its code is valid for half an hour; a message after that would only confuse. */
const triesAtMost = 6

/** When it is due (`Job.due`). */
export const messagesDue = 'select min(next_try_at) from private.sms_log where status = 0'

/**
 * Hands waiting messages to the gateway, and wipes text and code of what it took or what was given up. Several
 * processes may deliver at once, and one that was away for a while sends nothing that another has tried meanwhile.
 */
export const deliverMessages = async (db: Db, send: Gateway, logger: Logger): Promise<void> => {
  for (;;) {
    const { rows } = await db.query<{ id: string; number: string; body: string; tries: number }>(
      `update private.sms_log set tries = tries + 1, next_try_at = now() + make_interval(secs => 15 * 2 ^ tries)
       where id in (
         select id from private.sms_log where status = 0 and next_try_at <= now()
         order by at limit 10 for update skip locked
       )
       returning id, number, body, tries`,
    )
    if (rows.length === 0) return
    for (const { id, number, body: text, tries } of rows)
      try {
        if (!(await isOurs(db, id, tries))) continue
        await send({ number, text })
        await finish(db, id, 1)
      } catch (error) {
        const reason = textOf(error, 'name') ?? 'Error'
        logger.warn({ message: id, reason }, 'a message was not taken')
        await db.query('update private.sms_log set error = $2 where id = $1 and tries = $3', [
          id,
          reason,
          tries,
        ])
        if (tries >= triesAtMost && (await isOurs(db, id, tries))) await finish(db, id, -1)
      }
  }
}

/** Whether no other process has begun a later try, or ended it. */
const isOurs = async (db: Db, id: string, tries: number): Promise<boolean> => {
  const { rowCount } = await db.query(
    'select from private.sms_log where id = $1 and tries = $2 and status = 0',
    [id, tries],
  )
  return rowCount === 1
}

const finish = async (db: Db, id: string, status: 1 | -1): Promise<void> => {
  await db.query(`update private.sms_log set status = $2, body = '', code = null where id = $1`, [id, status])
}
