/** Lists that administrators have asked for as files, and the files. */

import { randomUUID } from 'node:crypto'
import type { Db, Selected } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { firstOf, matchesOne, run } from './run.ts'
import { selectPrivate } from './tables.ts'

const exported = selectPrivate('exports', [
  'id::text',
  'uid::text',
  'path',
  'params',
  'filter',
  'language',
  'file_name',
  'asked_at',
  'status',
  'problem',
  'began_at',
  'rows_done',
  'rows_total',
  'parts',
  'bytes',
  'made_at',
  'expires_at',
])

/** An export as it is kept. `status`: 0 waits or is being made, 1 is made, -1 could not be, -2 has expired. */
export type ExportRow = Selected<typeof exported>

type Asked = Pick<ExportRow, 'uid' | 'path' | 'params' | 'filter' | 'language' | 'file_name'> & {
  readonly digest: string
}

/** One try to make an export. Nothing that an earlier try writes is taken any more once the next has begun. */
export type ExportTry = { readonly id: string; readonly tries: number }

type Made = { readonly rows: number; readonly parts: number; readonly bytes: number }

/** Exports that may wait for one administrator, files kept for each, and days until a file expires. */
export const exportLimits = { waiting: 3, kept: 10, days: 7 } as const
const SHOWN = 50

/** The made exports of the administrator of one, beyond the newest. */
const beyondKept = `update private.exports set status = -2 where id in (
  select id from private.exports where uid = (select uid from private.exports where id = $1) and status = 1
  order by made_at desc, id offset ${exportLimits.kept})`
const dropParts = `delete from private.export_parts p using private.exports e where p.export_id = e.id and e.status < 0`

/** When it is due (`Job.due`). */
export const exportsDue = 'select min(asked_at) from private.exports where status = 0'

/**
 * Keeps what was asked for, and wakes the workers. The same list that waits already is answered with the id it has;
 * nothing where the administrator has three that wait.
 */
export const keep = (db: Pool, asked: Asked): Promise<string | undefined> =>
  inTransaction(db, async client => {
    const { uid, path, params, filter, language, file_name, digest } = asked
    await client.query(`select pg_advisory_xact_lock(hashtextextended('exports ' || $1, 0))`, [uid])
    const { rows } = await client.query<{ id: string; digest: string }>(
      'select id::text, digest from private.exports where uid = $1 and status = 0 and schedule_id is null',
      [uid],
    )
    const same = rows.find(row => row.digest === digest)
    if (same || rows.length >= exportLimits.waiting) return same?.id
    const id = randomUUID()
    await client.query(
      `insert into private.exports (id, uid, path, params, filter, language, file_name, digest)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, uid, path, JSON.stringify(params), JSON.stringify(filter), language, file_name, digest],
    )
    return id
  })

/** An administrator's, the newest first. */
export const ofAdministrator = (db: Db, uid: string): Promise<readonly ExportRow[]> =>
  exported(db, `where uid = $1 and status > -3 order by asked_at desc, id limit ${SHOWN}`, [uid])

/** The newest that a schedule has asked for; its administrator may have removed it. */
export const lastOfSchedule = (db: Db, schedule: string): Promise<ExportRow | undefined> =>
  firstOf(
    exported(db, 'where schedule_id = $1 and status > -3 order by asked_at desc, id limit 1', [schedule]),
  )

/** One of an administrator's own. */
export const one = (db: Db, uid: string, id: string): Promise<ExportRow | undefined> =>
  firstOf(exported(db, 'where uid = $1 and id::text = $2 and status > -3', [uid, id]))

/** The one whose turn it is: the least tried, of those the oldest. One that a killed worker has left is begun anew by the next turn. */
export const next = (db: Db): Promise<ExportRow | undefined> =>
  firstOf(exported(db, 'where status = 0 order by tries, asked_at, id limit 1'))

/** Begins a try: the parts of earlier ones go. */
export const begin = (db: Pool, id: string): Promise<ExportTry> =>
  inTransaction(db, async client => {
    const { rows } = await client.query<{ tries: number }>(
      `update private.exports set tries = tries + 1, began_at = now(), rows_done = 0, rows_total = 0
       where id = $1 returning tries`,
      [id],
    )
    await client.query('delete from private.export_parts where export_id = $1', [id])
    return { id, tries: rows[0]?.tries ?? 0 }
  })

/** Notes how far a try has come; answers whether it may go on: not when its export was removed, or another try has begun. */
export const progress = (db: Db, { id, tries }: ExportTry, done: number, total: number): Promise<boolean> =>
  matchesOne(
    db,
    'update private.exports set rows_done = $3, rows_total = $4 where id = $1 and tries = $2 and status = 0',
    [id, tries, done, total],
  )

/** Keeps a part of the file. The row of the export is locked, so that no part of an older try comes after `begin`. */
export const addPart = (db: Db, { id, tries }: ExportTry, part: number, content: Uint8Array): Promise<void> =>
  run(
    db,
    `insert into private.export_parts
     select id, $3, $4 from private.exports where id = $1 and tries = $2 and status = 0 for share`,
    [id, tries, part, Buffer.from(content)],
  )

/** Ends a try, and posts its mail with it: once, whatever becomes of other tries. Beyond ten files the oldest go. */
export const end = (
  db: Pool,
  { id, tries }: ExportTry,
  result: Made | NonNullable<ExportRow['problem']>,
  mail?: Mail,
): Promise<void> =>
  inTransaction(db, async client => {
    const { rowCount } =
      typeof result === 'string'
        ? await client.query(
            `update private.exports set status = -1, problem = $3, made_at = now()
             where id = $1 and tries = $2 and status = 0`,
            [id, tries, result],
          )
        : await client.query(
            `update private.exports set status = 1, rows_done = $3, rows_total = $3, parts = $4, bytes = $5,
               made_at = now(), expires_at = now() + make_interval(days => ${exportLimits.days})
             where id = $1 and tries = $2 and status = 0`,
            [id, tries, result.rows, result.parts, result.bytes],
          )
    if (rowCount !== 1) return
    if (mail) await postMail(client, mail)
    await client.query(beyondKept, [id])
    await client.query(dropParts)
  })

/** One part of a file. */
export const part = async (db: Db, id: string, part: number): Promise<Uint8Array | undefined> =>
  (
    await db.query<{ content: Buffer }>(
      'select content from private.export_parts where export_id = $1 and part = $2',
      [id, part],
    )
  ).rows[0]?.content

/** Notes that a file was taken along. */
export const noteDownload = (db: Db, id: string): Promise<void> =>
  run(db, 'update private.exports set downloads = downloads + 1, downloaded_at = now() where id = $1', [id])

/** Removes one of an administrator's own with its file; the making of one that is under way ends. Answers whether it was there. */
export const remove = (db: Pool, uid: string, id: string): Promise<boolean> =>
  inTransaction(db, async client => {
    const { rowCount } = await client.query(
      'update private.exports set status = -3 where uid = $1 and id::text = $2 and status > -3',
      [uid, id],
    )
    await client.query('delete from private.export_parts where export_id::text = $1', [id])
    return rowCount === 1
  })
