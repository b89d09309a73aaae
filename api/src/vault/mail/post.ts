/** Mail goes out through a table: posted in the transaction of what it is about, delivered afterwards, tried until taken. */

import { Readable } from 'node:stream'
import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import { errorCode } from '@strongroom/shared/error'
import { fieldOf } from '@strongroom/shared/field-of'
import type { Transporter } from 'nodemailer'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { matchesOne, run } from '../run.ts'
import type { Mail } from './mail.ts'
import { csvType, partsOf } from './mailed-files.ts'

/** A mail as `/dev/mailbox.json` shows it. */
export type Posted = {
  to: string
  subject: string
  text: string
  code: string | null
  at: string
  /** The id and the name of the file that goes along. */
  file: string | null
  fileName: string | null
}

type Waiting = {
  readonly id: string
  readonly tries: number
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly file_id: string | null
  readonly file_name: string | null
}

/** Posts one mail, in the transaction of what it is about; `commandId` is the command whose outcome it tells. */
export const postMail = (db: Pool | PoolClient, mail: Mail, commandId?: string): Promise<void> =>
  run(
    db,
    `insert into private.mailbox (recipient, subject, body, letter, code, file_id, file_name, command_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[mail.to, mail.subject, mail.text, mail.letter],
      ...[mail.code ?? null, mail.file?.id ?? null, mail.file?.name ?? null, commandId ?? null],
    ],
  )

/** Posts a mail; with the id of the command that it is about, where there is one. */
export const post = (db: Db, mail: Mail, commandId?: string): Promise<void> => postMail(db, mail, commandId)

/** Posts a mail unless the command has one of this letter already. */
export const postOnce = (db: Pool, mail: Mail, commandId: string): Promise<void> =>
  inTransaction(db, async client => {
    // Two that post at the same time would both find nothing.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('letter ' || $1 || $2, 0))`, [
      commandId,
      mail.letter,
    ])
    const { rowCount } = await client.query(
      'select from private.mailbox where command_id = $1 and letter = $2',
      [commandId, mail.letter],
    )
    if (rowCount === 0) await postMail(client, mail, commandId)
  })

/** The development mailbox, newest first: letters, and messages to phones. */
export const list = (db: Db, to: string | undefined): Promise<readonly Posted[]> =>
  ask(
    db,
    `select "to", subject, text, code, file, "fileName",
       to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from (
       select recipient as "to", subject, body as text, code, file_id as file, file_name as "fileName", at
       from private.mailbox
       union all
       select number, 'SMS', body, code, null, null, at from private.sms_log
     ) posted
     where $1::text is null or "to" = lower($1) order by at desc limit 200`,
    [to ?? null],
  )

/** A file on its way, part by part; nothing once it was taken. */
export const file = (db: Db, id: string): AsyncGenerator<string> => partsOf(db, id)

/** When it is due (`Job.due`). */
export const mailDue = `
  select min(next_try_at) from private.mailbox
  where sent_at is null and coalesce(resent_at, at) > now() - interval '1 day'`

/**
 * Hands waiting mail to the SMTP server, and wipes text and code of the mails it took. The others are tried again
 * later, for a day. Several processes may deliver at once, and one that was away for a while sends nothing that another has
 * tried meanwhile.
 */
export const deliver = async (db: Pool, smtp: Transporter, from: string, logger: Logger): Promise<void> => {
  for (;;) {
    const { rows } = await db.query<Waiting>(
      `update private.mailbox set tries = tries + 1, next_try_at = now() + make_interval(secs => 15 * 2 ^ least(tries, 8))
       where id in (
         select id from private.mailbox where sent_at is null and next_try_at <= now()
           and coalesce(resent_at, at) > now() - interval '1 day'
         order by id limit 10 for update skip locked
       )
       returning id, tries, recipient, subject, body, file_id, file_name`,
    )
    if (rows.length === 0) return
    for (const mail of rows)
      try {
        if (!(await isOurs(db, mail))) continue
        await smtp.sendMail(letterOf(db, mail, from))
        await wipe(db, mail)
      } catch (error) {
        const reason = codeOf(error)
        logger.warn({ mail: mail.id, reason }, 'mail was not taken')
        await db.query('update private.mailbox set error = $2 where id = $1 and tries = $3', [
          mail.id,
          reason,
          mail.tries,
        ])
      }
  }
}

/** Whether no other process has begun a later try, or sent it. */
const isOurs = (db: Pool, { id, tries }: Waiting): Promise<boolean> =>
  matchesOne(db, 'select from private.mailbox where id = $1 and tries = $2 and sent_at is null', [id, tries])

/** The mail server's answer, without the address that its message may hold. */
const codeOf = (error: unknown): string =>
  [errorCode(error) ?? 'UNKNOWN', fieldOf(error, 'responseCode') ?? ''].join(' ').trim()

const letterOf = (db: Pool, { recipient, subject, body, file_id, file_name }: Waiting, from: string) => ({
  from,
  to: recipient,
  subject,
  text: body,
  ...(file_id && file_name
    ? {
        attachments: [
          { filename: file_name, content: Readable.from(partsOf(db, file_id)), contentType: csvType },
        ],
      }
    : {}),
})

const wipe = async (db: Pool, { id, file_id }: Waiting) => {
  await db.query(`update private.mailbox set sent_at = now(), body = '', code = null where id = $1`, [id])
  if (file_id) await db.query('delete from private.mailed_files where id = $1', [file_id])
}
