/**
 * Authenticator apps of members, and the recovery codes beside them. Secrets are sealed, codes hashed, both under keys that
 * are not in the database. A mail about a change is posted with it, or neither happens.
 */

import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import { generateSecret } from 'otplib'
import type { PoolClient } from 'pg'
import { newRecoveryCodes, plainRecoveryCode, stepOf } from './authenticator-codes.ts'
import type { Keyed } from './bound.ts'
import { endOthers } from './end-sessions.ts'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { createSeal } from './seal.ts'
import { codeHash } from './secrets.ts'

const minutesToConfirm = 30

/** Whether a member signs in with an authenticator app, since when, and how many recovery codes are left. */
export type AuthenticatorStanding = { readonly since: Date | null; readonly codesLeft: number }

/** The outcome of a first code: recovery codes, or why there are none. */
export type Confirmed = { readonly codes: readonly string[] } | 'already on' | 'not begun' | 'wrong'

const sealOf = (secretKey: string) => createSeal(secretKey, 'authenticator')

const recoveryHash = (secretKey: string, uid: string, code: string) =>
  codeHash(secretKey, 'recovery code', uid, plainRecoveryCode(code))

/** The database, or a transaction's connection to it. */
type At = { readonly db: Db; readonly secretKey: string }

/** Since when a member's app is asked for; a caller that changes that, or signs in, waits for this lock. */
const sinceLocked = async (client: PoolClient, uid: string): Promise<Date | null> => {
  const { rows } = await client.query<{ since: Date | null }>(
    'select authenticator_since as since from private.credentials where uid = $1 for update',
    [uid],
  )
  return rows[0]?.since ?? null
}

const secretOf = async ({ db, secretKey }: At, uid: string) => {
  const { rows } = await db.query<{ secret: Buffer; lastStep: string; pending: boolean }>(
    `select secret, last_step::text as "lastStep",
       begun_at > now() - interval '${minutesToConfirm} minutes' as pending
     from private.authenticators where uid = $1`,
    [uid],
  )
  const found = rows[0]
  return (
    found && {
      secret: sealOf(secretKey).open(found.secret, uid),
      lastStep: Number(found.lastStep),
      pending: found.pending,
    }
  )
}

const putCodes = async ({ db, secretKey }: At, uid: string): Promise<readonly string[]> => {
  const codes = newRecoveryCodes()
  await db.query('delete from private.recovery_codes where uid = $1', [uid])
  await db.query('insert into private.recovery_codes (uid, hash) select $1, unnest($2::bytea[])', [
    uid,
    codes.map(code => recoveryHash(secretKey, uid, code)),
  ])
  return codes
}

/** Takes a code of the app. Of two that come at once with the same one, the second finds its step taken. */
const takeAppCode = async ({ db, secretKey }: At, uid: string, code: string, now: Date): Promise<boolean> => {
  const kept = await secretOf({ db, secretKey }, uid)
  const step = kept && stepOf(code, { ...kept, now })
  if (step === undefined) return false
  const { rowCount } = await db.query(
    'update private.authenticators set last_step = $2 where uid = $1 and last_step < $2',
    [uid, step],
  )
  return rowCount === 1
}

/** Since when a member has an authenticator app, and how many recovery codes are left. */
export const of = async ({ db }: Keyed, uid: string): Promise<AuthenticatorStanding> => {
  const { rows } = await db.query<AuthenticatorStanding>(
    `select authenticator_since as since,
       (select count(*)::int from private.recovery_codes r where r.uid = c.uid) as "codesLeft"
     from private.credentials c where uid = $1`,
    [uid],
  )
  return rows[0] ?? { since: null, codesLeft: 0 }
}

/** A new secret (base32) for an app, in place of one that was not confirmed; nothing while one is on. */
export const begin = ({ db, secretKey }: Keyed, uid: string): Promise<string | undefined> =>
  inTransaction(db, async client => {
    if (await sinceLocked(client, uid)) return undefined
    const secret = generateSecret()
    await client.query(
      `insert into private.authenticators (uid, secret) values ($1, $2)
       on conflict (uid) do update set (secret, begun_at, last_step) = (excluded.secret, now(), 0)`,
      [uid, sealOf(secretKey).seal(secret, uid)],
    )
    return secret
  })

/** Turns the app on by its first code. Every session but `kept` ends: none of them was opened with it. */
export const confirm = (
  { db, secretKey }: Keyed,
  uid: string,
  code: string,
  { now, kept, mail }: { readonly now: Date; readonly kept: string; readonly mail: Mail },
): Promise<Confirmed> =>
  inTransaction(db, async client => {
    if (await sinceLocked(client, uid)) return 'already on'
    const begun = await secretOf({ db: client, secretKey }, uid)
    if (!begun?.pending) return 'not begun'
    const step = stepOf(code, { ...begun, now })
    if (step === undefined) return 'wrong'
    await client.query('update private.authenticators set last_step = $2 where uid = $1', [uid, step])
    await client.query('update private.credentials set authenticator_since = now() where uid = $1', [uid])
    await endOthers(client, uid, kept)
    await postMail(client, mail)
    return { codes: await putCodes({ db: client, secretKey }, uid) }
  })

/**
 * Takes a code, once: of the app, or one for recovery, about which it posts the mail that `write` makes with the count of
 * those left. False when it was neither.
 */
export const take = async (
  { db, secretKey }: Keyed,
  uid: string,
  code: string,
  { now, write }: { readonly now: Date; readonly write: (left: number) => Mail },
): Promise<boolean> =>
  /^\d{6}$/.test(code)
    ? takeAppCode({ db, secretKey }, uid, code, now)
    : inTransaction(db, async client => {
        const mine = [uid, recoveryHash(secretKey, uid, code)]
        const { rowCount } = await client.query(
          'delete from private.recovery_codes where uid = $1 and hash = $2',
          mine,
        )
        if (rowCount !== 1) return false
        const { rows } = await client.query<{ left: number }>(
          'select count(*)::int as left from private.recovery_codes where uid = $1',
          [uid],
        )
        await postMail(client, write(rows[0]?.left ?? 0))
        return true
      })

/** Ten recovery codes in place of those before; nothing while no app is on. */
export const renewCodes = (
  { db, secretKey }: Keyed,
  uid: string,
  mail: Mail,
): Promise<readonly string[] | undefined> =>
  inTransaction(db, async client => {
    if (!(await sinceLocked(client, uid))) return undefined
    await postMail(client, mail)
    return putCodes({ db: client, secretKey }, uid)
  })

/** Turns the app off; the mail is posted if one was on. */
export const turnOff = ({ db }: Keyed, uid: string, mail: Mail | undefined): Promise<void> =>
  inTransaction(db, async client => {
    const wasOn = await sinceLocked(client, uid)
    if (wasOn && mail) await postMail(client, mail)
    await client.query('update private.credentials set authenticator_since = null where uid = $1', [uid])
    await client.query('delete from private.authenticators where uid = $1', [uid])
    await client.query('delete from private.recovery_codes where uid = $1', [uid])
  })
