/** Purchases that their holders did not want, and of which they have been told. */

import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'

type Purchase = { readonly uid: string; readonly id: string }

/** Which of these purchases their holders have been told of. */
export const told = async (
  db: Db,
  purchases: readonly Purchase[],
): Promise<(purchase: Purchase) => boolean> => {
  const { rows } = await db.query<Purchase>(
    'select uid::text as uid, log_id as id from private.card_purchases_told where log_id = any($1)',
    [purchases.map(({ id }) => id)],
  )
  const known = new Set(rows.map(keyOf))
  return purchase => known.has(keyOf(purchase))
}

/**
 * Notes a member's purchases as told and posts their mail in one transaction. None is posted when another worker has told of
 * any of them: what is left is told next time.
 */
export const tell = (db: Pool, uid: string, ids: readonly string[], mail: Mail): Promise<void> =>
  inTransaction(db, async client => {
    await client.query('select from private.members where uid = $1 for update', [uid])
    const { rows } = await client.query(
      'select from private.card_purchases_told where uid = $1 and log_id = any($2)',
      [uid, ids],
    )
    if (rows.length > 0) return
    await client.query(
      'insert into private.card_purchases_told (uid, log_id) select $1, unnest($2::text[])',
      [uid, ids],
    )
    await postMail(client, mail)
  })

const keyOf = ({ uid, id }: Purchase) => `${uid} ${id}`
