/** Devices that members have signed in from, and the links by which they say that a sign-in was not theirs. */

import { inTransaction } from '@strongroom/projections/runner'
import type { Keyed } from './bound.ts'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { first, run } from './run.ts'
import { codeHash, newKey } from './secrets.ts'

/** How long the link of a mail about a sign-in works. */
export const alertDays = 3

/** An alert that is still open: whom it is about, and the device that it tells of. */
export type OpenAlert = { readonly uid: string; readonly device: Buffer }

const deviceHash = (secretKey: string, uid: string, device: string) =>
  codeHash(secretKey, 'device', uid, device)

const linkHash = (secretKey: string, token: string) => codeHash(secretKey, 'sign-in alert', token)

/**
 * Notes a sign-in's device. Of one not seen before it posts the mail that `write` makes with the secret of a link, in one
 * transaction; not of the first device of all, which differs from no earlier one.
 */
export const meet = async (
  { db, secretKey }: Keyed,
  uid: string,
  device: string,
  write: (token: string) => Mail,
): Promise<void> =>
  inTransaction(db, async client => {
    const hash = deviceHash(secretKey, uid, device)
    const { rows } = await client.query<{ isNew: boolean; others: boolean }>(
      `with others as (select from private.devices where uid = $1 and hash <> $2 limit 1)
       insert into private.devices as known (uid, hash) values ($1, $2)
       on conflict (uid, hash) do update set seen_at = now()
       returning xmax = 0 as "isNew", exists (select from others) as others`,
      [uid, hash],
    )
    if (!rows[0]?.isNew || !rows[0].others) return
    const token = newKey()
    await client.query(
      `insert into private.sign_in_alerts (hash, uid, device, expires_at)
       values ($1, $2, $3, now() + make_interval(days => ${alertDays}))`,
      [linkHash(secretKey, token), uid, hash],
    )
    await postMail(client, write(token))
  })

/** The alert that a link's secret opens, unless it was used or has run out. */
export const alertOf = ({ db, secretKey }: Keyed, token: string): Promise<OpenAlert | undefined> =>
  first<OpenAlert>(
    db,
    'select uid::text as uid, device from private.sign_in_alerts where hash = $1 and expires_at > now()',
    [linkHash(secretKey, token)],
  )

/** Uses a link up, and forgets its device: a sign-in from it is told again. */
export const useUp = ({ db, secretKey }: Keyed, token: string, { uid, device }: OpenAlert): Promise<void> =>
  run(
    db,
    `with used as (delete from private.sign_in_alerts where hash = $1)
     delete from private.devices where uid = $2 and hash = $3`,
    [linkHash(secretKey, token), uid, device],
  )
