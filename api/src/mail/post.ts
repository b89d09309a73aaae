import type { Transporter } from 'nodemailer'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Mail } from './mail.ts'

/** A mail as `/dev/mailbox.json` shows it. */
export type Posted = { to: string; subject: string; text: string; code: string | null; at: string }

/** Mail goes out through a table: posted in the transaction of what it is about, delivered afterwards, tried until taken. */
export const createPost = (db: Pool) => ({
  post: async (mail: Mail): Promise<void> => {
    await db.query('insert into private.mailbox (recipient, subject, body, code) values ($1, $2, $3, $4)', [
      mail.to,
      mail.subject,
      mail.text,
      mail.code ?? null,
    ])
  },

  /** The development mailbox, newest first. */
  list: async (to: string | undefined): Promise<readonly Posted[]> => {
    const { rows } = await db.query(
      `select recipient as "to", subject, body as text, code,
         to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from private.mailbox where $1::text is null or recipient = lower($1) order by id desc limit 200`,
      [to ?? null],
    )
    return rows
  },
})
export type Post = ReturnType<typeof createPost>

/**
 * Hands waiting mail to the SMTP server, and wipes text and code of what it took. What it did not take is tried again
 * later, a day long. Several processes may deliver at once.
 */
export const deliver = async (db: Pool, smtp: Transporter, from: string, logger: Logger): Promise<void> => {
  for (;;) {
    const { rows } = await db.query<{ id: string; recipient: string; subject: string; body: string }>(
      `update private.mailbox set tries = tries + 1, next_try_at = now() + make_interval(secs => 15 * 2 ^ least(tries, 8))
       where id in (
         select id from private.mailbox where sent_at is null and next_try_at <= now() and at > now() - interval '1 day'
         order by id limit 10 for update skip locked
       )
       returning id, recipient, subject, body`,
    )
    if (rows.length === 0) return
    for (const { id, recipient, subject, body } of rows)
      try {
        await smtp.sendMail({ from, to: recipient, subject, text: body })
        await db.query(`update private.mailbox set sent_at = now(), body = '', code = null where id = $1`, [
          id,
        ])
      } catch (error) {
        logger.warn({ mail: id, reason: (error as { code?: string }).code }, 'mail was not taken')
      }
  }
}
