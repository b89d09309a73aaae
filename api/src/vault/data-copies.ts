/** Copies of all data that is kept of a member, for that member alone. */

import { ask, type Selected } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Keyed } from './bound.ts'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { first, firstOf, only, run } from './run.ts'
import { createSeal } from './seal.ts'
import { selectPrivate } from './tables.ts'

const copies = selectPrivate('data_copies', [
  'id::text',
  'uid::text',
  'language',
  'asked_at',
  'status',
  'made_at',
  'expires_at',
  'bytes',
])

/** A copy without its content. `status`: 0 waits or is being made, 1 is made, -1 could not be. */
export type DataCopyRow = Selected<typeof copies>

/** Days until a copy is taken away. */
export const copyDays = 7

const sealOf = (secretKey: string) => createSeal(secretKey, 'copy of data')

/** When it is due (`Job.due`). */
export const dataCopiesDue = 'select min(asked_at) from private.data_copies where status = 0'

/** Keeps what was asked for, and wakes the workers; one that waits already is the same. Answers its id. */
export const keep = async (
  { db }: Keyed,
  { id, uid, language }: Pick<DataCopyRow, 'id' | 'uid' | 'language'>,
): Promise<string> => {
  await run(
    db,
    'insert into private.data_copies (id, uid, language) values ($1, $2, $3) on conflict do nothing',
    [id, uid, language],
  )
  const kept = await only<{ id: string }>(
    db,
    `select id::text from private.data_copies where uid = $2 and (id = $1 or status = 0) order by id = $1 desc limit 1`,
    [id, uid],
  )
  return kept.id
}

/** A member's, the newest first. */
export const ofMember = ({ db }: Keyed, uid: string): Promise<readonly DataCopyRow[]> =>
  copies(db, 'where uid = $1 and (status <> 1 or expires_at > now()) order by asked_at desc, id', [uid])

/** The archive of one of a member's own; nothing once it has expired, or before it is made. */
export const file = async ({ db, secretKey }: Keyed, uid: string, id: string) => {
  const found = await first<{ content: Buffer }>(
    db,
    `select content from private.data_copies
     where uid = $1 and id::text = $2 and status = 1 and content is not null and expires_at > now()`,
    [uid, id],
  )
  return found && new Uint8Array(Buffer.from(sealOf(secretKey).open(found.content, id), 'base64'))
}

/** The one whose turn it is: the least tried, of those the oldest. */
export const next = ({ db }: Keyed): Promise<DataCopyRow | undefined> =>
  firstOf(copies(db, 'where status = 0 order by tries, asked_at, id limit 1'))

/** Counts a try before it begins; the number of tries so far, this one among them. */
export const begin = async ({ db }: Keyed, id: string): Promise<number> =>
  (
    await ask<{ tries: number }>(
      db,
      'update private.data_copies set tries = tries + 1 where id = $1 returning tries',
      [id],
    )
  )[0]?.tries ?? 0

/** Keeps the archive, sealed, and posts the letter about it, once; the member's copy of before goes. */
export const end = (
  { db, secretKey }: Keyed,
  id: string,
  archive: Uint8Array,
  letter?: Mail,
): Promise<void> => {
  const sealed = sealOf(secretKey).seal(Buffer.from(archive).toString('base64'), id)
  return inTransaction(db, async client => {
    const { rowCount } = await client.query(
      `update private.data_copies set status = 1, made_at = now(), content = $2, bytes = $3,
         expires_at = now() + make_interval(days => ${copyDays})
       where id = $1 and status = 0`,
      [id, sealed, archive.byteLength],
    )
    if (rowCount !== 1) return
    await client.query(
      `delete from private.data_copies old using private.data_copies new
       where new.id = $1 and old.uid = new.uid and old.id <> new.id and old.status <> 0`,
      [id],
    )
    if (letter) await postMail(client, letter)
  })
}

/** Says that it could not be made. */
export const fail = ({ db }: Keyed, id: string): Promise<void> =>
  run(db, 'update private.data_copies set status = -1, made_at = now() where id = $1 and status = 0', [id])
