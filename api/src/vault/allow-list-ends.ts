/** The links in mails about the ends of allow-lists, by which a member calls such an end off. */

import { inTransaction } from '@strongroom/projections/runner'
import type { Keyed } from './bound.ts'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { run } from './run.ts'
import { codeHash, newKey } from './secrets.ts'

const linkHash = (secretKey: string, token: string) => codeHash(secretKey, 'end of an allow-list', token)

/** Posts the mail about an end, which `write` makes with the secret of a link, in one transaction; once for each end. */
export const tell = async (
  { db, secretKey }: Keyed,
  uid: string,
  endsAt: string,
  write: (token: string) => Mail,
): Promise<void> =>
  inTransaction(db, async client => {
    const token = newKey()
    const { rowCount } = await client.query(
      `insert into private.allow_list_ends (hash, uid, ends_at) values ($1, $2, $3)
       on conflict (uid, ends_at) do nothing`,
      [linkHash(secretKey, token), uid, endsAt],
    )
    if (rowCount) await postMail(client, write(token))
  })

/** The member whose end of an allow-list a link's secret calls off, unless it was used or that end has come. */
export const memberOf = async (
  { db, secretKey }: Keyed,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const { rows } = await db.query<{ uid: string }>(
    'select uid::text as uid from private.allow_list_ends where hash = $1 and ends_at > $2',
    [linkHash(secretKey, token), now],
  )
  return rows[0]?.uid
}

/** Uses a link up. */
export const useUp = ({ db, secretKey }: Keyed, token: string): Promise<void> =>
  run(db, 'delete from private.allow_list_ends where hash = $1', [linkHash(secretKey, token)])
