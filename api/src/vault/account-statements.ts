/** Members' statements of account and confirmations of balances, with their files. */

import { createHash } from 'node:crypto'
import { ask, computed, type Selected } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool, PoolClient } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { first, firstOf, run } from './run.ts'
import { selectPrivate } from './tables.ts'

const statements = selectPrivate('account_statements', [
  'id::text',
  'uid::text',
  'kind',
  'first_day as from',
  'last_day as to',
  'time_zone',
  'language',
  'asked_at',
  'status',
  'lines',
  'balances',
  'made_at',
  'by_mail',
])

/** A statement as it is kept. `status`: 0 waits, 1 is made, -1 could not be. */
export type AccountStatementRow = Selected<typeof statements>

type Asked = Pick<AccountStatementRow, 'id' | 'uid' | 'kind' | 'from' | 'to' | 'language' | 'time_zone'>

const files = selectPrivate('account_statement_files', ['statement_id::text', 'format', 'digest'], {
  bytes: computed<number>('length(content)'),
})

/** A file of a statement without its content. */
export type StatementFileRow = Selected<typeof files>

/** Result of the workers' job for one statement. */
export type MadeStatement = Pick<AccountStatementRow, 'lines' | 'balances'> & {
  readonly files: readonly { readonly format: 'pdf' | 'csv'; readonly content: Uint8Array }[]
}

/** Limits of the papers kept for one member: the newest ones, in so many bytes of files. A statement of 50,000 lines has about 10 MB. */
const kept = { papers: 100, bytes: 64 * 2 ** 20 }
type Kept = { readonly db: Pool; readonly most?: typeof kept }

/** Takes away what the member of a paper has beyond the newest ones, by number and by size; never the newest, nor one that waits. */
const beyondMost = `delete from private.account_statements where id in (
  select id from (
    select id, status, row_number() over newest as place,
      sum((select coalesce(sum(length(content)), 0) from private.account_statement_files where statement_id = s.id))
        over newest as bytes
    from private.account_statements s
    where uid = (select uid from private.account_statements where id = $1)
    window newest as (order by asked_at desc, id)) as own
  where status <> 0 and place > 1 and (place > $2 or bytes > $3))`

/** When it is due (`Job.due`). */
export const accountStatementsDue = 'select min(asked_at) from private.account_statements where status = 0'

/** Keeps what was asked for, and wakes the workers; asked again under the same id it changes nothing. */
export const keep = ({ db }: Kept, { id, uid, kind, from, to, time_zone, language }: Asked): Promise<void> =>
  run(
    db,
    `insert into private.account_statements (id, uid, kind, first_day, last_day, time_zone, language)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
    [id, uid, kind, from, to, time_zone, language],
  )

/** A member's, the newest first. */
export const ofMember = ({ db, most = kept }: Kept, uid: string): Promise<readonly AccountStatementRow[]> =>
  statements(db, `where uid = $1 order by asked_at desc, id limit ${most.papers}`, [uid])

/** The files of statements by their ids, those that are made. */
export const filesOf = ({ db }: Kept, ids: readonly string[]): Promise<readonly StatementFileRow[]> =>
  files(db, 'where statement_id::text = any($1) order by format desc', [ids])

/** A file of one of a member's own, with its content. */
export const file = ({ db }: Kept, uid: string, id: string, format: string) =>
  first<AccountStatementRow & { readonly content: Buffer }>(
    db,
    `select ${statements.columns}, content from private.account_statements
       join private.account_statement_files f on f.statement_id = id
       where uid = $1 and id::text = $2 and format = $3`,
    [uid, id, format],
  )

/**
 * The one whose turn it is: the least tried, of those one that a member has asked for before those of each month, and of those the
 * oldest. One that a killed worker has left is made by the next turn.
 */
export const next = ({ db }: Kept): Promise<AccountStatementRow | undefined> =>
  firstOf(statements(db, 'where status = 0 order by tries, by_mail, asked_at, id limit 1'))

/** Counts a try before it begins; the number of tries so far, this one among them. */
export const begin = async ({ db }: Kept, id: string): Promise<number> =>
  (
    await ask<{ tries: number }>(
      db,
      'update private.account_statements set tries = tries + 1 where id = $1 returning tries',
      [id],
    )
  )[0]?.tries ?? 0

/** Keeps what was made and posts the letter about it, once: a second worker's files of the same statement change nothing. */
export const end = (
  { db, most = kept }: Kept,
  id: string,
  made: MadeStatement,
  letter?: Mail,
): Promise<void> =>
  inTransaction(db, async client => {
    if ((await keepMade(client, id, made)) && letter) await postMail(client, letter)
    await client.query(beyondMost, [id, most.papers, most.bytes])
  })

const keepMade = async (db: PoolClient, id: string, { lines, balances, files }: MadeStatement) => {
  const { rowCount } = await db.query(
    `with made as (
       update private.account_statements set status = 1, lines = $2, balances = $3, made_at = now()
       where id = $1 and status = 0 returning id)
     insert into private.account_statement_files (statement_id, format, content, digest)
     select made.id, format, content, digest
     from made, unnest($4::text[], $5::bytea[], $6::text[]) as f (format, content, digest)`,
    [
      ...[id, lines, JSON.stringify(balances)],
      files.map(({ format }) => format),
      files.map(({ content }) => Buffer.from(content)),
      files.map(({ content }) => createHash('sha256').update(content).digest('hex')),
    ],
  )
  return (rowCount ?? 0) > 0
}

/** Says that it could not be made. */
export const fail = ({ db }: Kept, id: string): Promise<void> =>
  run(db, 'update private.account_statements set status = -1, made_at = now() where id = $1 and status = 0', [
    id,
  ])
