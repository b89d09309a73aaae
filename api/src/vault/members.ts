/** Profiles and credentials, in schema `private`. E-mail addresses are unique whatever their letter case. */

import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import { endOthers, revokeAll } from './end-sessions.ts'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { type Profile, profileColumns } from './profile.ts'
import { first, run } from './run.ts'

/** The entries of a new member, their secrets hashed. */
export type NewMember = {
  readonly email: string
  readonly username: string
  readonly language: wire.Language
  readonly userType: 0 | 1
  readonly companyName?: string | undefined
  readonly referral?: string | undefined
  readonly t?: string | undefined
  /** PHC strings. */
  readonly password: string
  readonly pin: string
}

/** A member by e-mail address, whatever its letter case. */
export const byEmail = (db: Db, email: string): Promise<Profile | undefined> =>
  first(db, `select ${profileColumns} from private.members where lower(email) = lower($1)`, [email])

/** A member by user ID. */
export const byUid = (db: Db, uid: string): Promise<Profile | undefined> =>
  first(db, `select ${profileColumns} from private.members where uid = $1`, [uid])

export { beginning, list, uidsLike } from './member-lists.ts'

/** Names and e-mail addresses, shown to administrators beside a uid. */
export const namesOf = async (
  db: Db,
  uids: readonly string[],
): Promise<(uid: string) => { readonly username: string; readonly email: string }> => {
  const { rows } = await db.query<Profile>(
    `select ${profileColumns} from private.members where uid = any($1::bigint[])`,
    [[...new Set(uids)].filter(uid => /^\d+$/.test(uid))],
  )
  const known = new Map(rows.map(({ uid, username, email }) => [uid, { username, email }]))
  return uid => known.get(uid) ?? { username: '', email: '' }
}

/** Adds profile and credentials; nothing when the address is taken. */
export const add = async (db: Db, member: NewMember): Promise<string | undefined> => {
  const { rows } = await db.query<{ uid: string }>(
    `with added as (
       insert into private.members (email, username, language, user_type, referral, t, company_name)
       values ($1, $2, $3, $4, $5, $6, $9)
       on conflict (lower(email)) do nothing
       returning uid
     )
     insert into private.credentials (uid, password, pin) select uid, $7, $8 from added
     returning uid::text as uid`,
    [
      member.email,
      member.username,
      member.language,
      member.userType,
      member.referral ?? null,
      member.t ?? null,
      member.password,
      member.pin,
      member.companyName ?? null,
    ],
  )
  return rows[0]?.uid
}

/** Notes that the log knows the member. */
export const setRegistered = (db: Db, uid: string): Promise<void> =>
  run(db, 'update private.members set registered = true where uid = $1', [uid])

/** Members the log may not know, because a crash came in between. */
export const unregistered = (db: Db): Promise<readonly Profile[]> =>
  ask(db, `select ${profileColumns} from private.members where not registered order by uid limit 1000`)

/** A member by e-mail address, with what sign-in needs: the hashes of the secrets, and whether there is an authenticator app. */
export const credentials = (
  db: Db,
  email: string,
): Promise<(Profile & { password: string; pin: string | null; hasAuthenticator: boolean }) | undefined> =>
  first(
    db,
    `select ${profileColumns}, password, pin, authenticator_since is not null as "hasAuthenticator"
       from private.members join private.credentials using (uid)
       where lower(email) = lower($1)`,
    [email],
  )

/** Changes what the member says of themselves; what is not given stays. */
export const edit = (
  db: Db,
  uid: string,
  { username, language }: Partial<Pick<Profile, 'username' | 'language'>>,
) =>
  run(
    db,
    `update private.members set username = coalesce($2, username), language = coalesce($3, language)
     where uid = $1`,
    [uid, username ?? null, language ?? null],
  )

/**
 * Gives a member another e-mail address, which ends their sessions and every code of either address. False when the
 * address is another member's. The old one is kept until the member leaves, so that letters to it can be erased.
 */
export const editEmail = async (db: Pool, uid: string, email: string): Promise<boolean> =>
  inTransaction(db, async client => {
    const { rows } = await client.query<{ email: string }>(
      'select email from private.members where uid = $1 for update',
      [uid],
    )
    const before = rows[0]?.email
    if (before === undefined || before === email) return before !== undefined
    const { rowCount } = await client.query(
      `update private.members set email = $2
       where uid = $1 and not exists (select from private.members where lower(email) = lower($2) and uid <> $1)`,
      [uid, email],
    )
    if (rowCount !== 1) return false
    await client.query(
      `insert into private.former_emails (uid, email) values ($1, lower($2))
       on conflict (uid, email) do update set changed_at = now()`,
      [uid, before],
    )
    await revokeAll(client, uid)
    for (const table of ['email_codes', 'code_proofs'])
      await client.query(`delete from private.${table} where email = any($1)`, [[before, email]])
    return true
  })

/** Sets the phone number. One that was proven before stays so, until it is another. */
export const setPhone = (
  db: Db,
  uid: string,
  { areaCode, phone, proven }: { areaCode: string; phone: string; proven: boolean },
): Promise<void> =>
  run(
    db,
    `update private.members set area_code = $2, phone = $3,
       phone_proven = $4 or (phone_proven and area_code = $2 and phone = $3)
     where uid = $1`,
    [uid, areaCode, phone, proven],
  )

/**
 * Sets a new password or PAY code (a PHC string), ends the member's sessions but `kept`, and posts the mail about it, all
 * or nothing. Two statements, so that the second sees the session of a sign-in that the first has waited for.
 */
/** Leaves a member without a PAY code, signs them out everywhere, and tells them. */
export const clearPin = async (db: Pool, uid: string, mail: Mail): Promise<void> => {
  await inTransaction(db, async client => {
    await client.query('update private.credentials set pin = null, changed_at = now() where uid = $1', [uid])
    await revokeAll(client, uid)
    await postMail(client, mail)
  })
}

/** Sets a password or PAY code, by its hash; ends every session but `kept`, and posts the mail about it: all or nothing. */
export const setSecret = async (
  db: Pool,
  uid: string,
  which: 'password' | 'pin',
  { secret, kept, mail }: { readonly secret: string; readonly kept?: string; readonly mail: Mail },
): Promise<void> => {
  await inTransaction(db, async client => {
    await client.query(`update private.credentials set ${which} = $2, changed_at = now() where uid = $1`, [
      uid,
      secret,
    ])
    await endOthers(client, uid, kept ?? null)
    await postMail(client, mail)
  })
}
