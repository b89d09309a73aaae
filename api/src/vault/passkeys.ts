/**
 * Passkeys of members, and the challenges that they sign. A passkey that counts its signatures must have counted on since the
 * last one. A mail about a change is posted with it, or neither happens.
 */

import { randomBytes } from 'node:crypto'
import { inTransaction } from '@strongroom/projections/runner'
import type { Keyed } from './bound.ts'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { type ApprovalScope, scopeBinding } from './payment-binding.ts'
import { matchesOne } from './run.ts'
import { codeHash, keyHash, newKey } from './secrets.ts'
import { lifetimeHours, type OpenedFrom } from './sessions.ts'

/** How many passkeys a member may have. */
export const mostPasskeys = 10

type InSession = { readonly uid: string; readonly session: string }

/**
 * A member approves one of these with a passkey: a payment or a look at the number of their card, what they have begun on another device
 * (by its id), a new PAY code, or, for a quarter of an hour, the decisions that take two administrators.
 */
export type PasskeyScope =
  | ApprovalScope
  | { readonly scene: 'decide' | 'editpin'; readonly payment?: undefined }
  | { readonly scene: 'confirm'; readonly confirmation: string }
type Approving = InSession & PasskeyScope

/** The purpose of a challenge: making a passkey, approving a payment, or signing in, when the member is not known yet. */
export type Purpose =
  | (InSession & { readonly purpose: 'make' })
  | (Approving & { readonly purpose: 'approve' })
  | { readonly purpose: 'sign-in' }

const minutesValid = { make: 10, approve: 5, 'sign-in': 5 } as const

/** A passkey as its member sees it. */
export type PasskeyRow = {
  readonly key: string
  readonly id: string
  readonly name: string
  readonly transports: string[]
  readonly createdAt: Date
  readonly usedAt: Date | null
  /** The device on which it was added. */
  readonly browser: string
  readonly system: string
}

/** The device on which a passkey is added, by the names of its program and its system. */
type Device = { readonly browser: string; readonly system: string }

/** A passkey that a browser has made, checked. `id` is base64url, `publicKey` COSE. */
export type NewPasskey = {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/** A passkey to check a signature with. */
export type KnownPasskey = {
  readonly uid: string
  readonly id: string
  readonly publicKey: Uint8Array<ArrayBuffer>
}

const bytesOf = (id: string) => Buffer.from(id, 'base64url')

const bindingOfScope = (asked: PasskeyScope) =>
  asked.scene === 'confirm' ? `confirm ${asked.confirmation}` : scopeBinding(asked)

const boundTo = (asked: Purpose) => {
  if (asked.purpose === 'sign-in') return [asked.purpose, null, '', '']
  const binding = asked.purpose === 'approve' ? bindingOfScope(asked) : ''
  return [asked.purpose, asked.uid, asked.session, binding]
}

/** In a statement whose first five parameters are a challenge's hash and `boundTo`: that challenge is meant. */
const isMeant = `hash = $1 and purpose = $2 and uid is not distinct from $3 and session = $4 and binding = $5
  and expires_at > now()`

/** The id by which an authenticator knows a member (base64url): the same each time, and of no meaning to anybody else. */
export const userHandle = ({ secretKey }: Keyed, uid: string): string =>
  codeHash(secretKey, 'passkey user', uid).toString('base64url')

/** A challenge (base64url) for one purpose, once. */
export const challenge = async ({ db }: Keyed, asked: Purpose): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await db.query(
    `insert into private.passkey_challenges (hash, purpose, uid, session, binding, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
    [keyHash(challenge), ...boundTo(asked), minutesValid[asked.purpose]],
  )
  return challenge
}

/** Takes a challenge, once; false when there is none of this purpose. */
export const takeChallenge = ({ db }: Keyed, challenge: string, asked: Purpose): Promise<boolean> =>
  matchesOne(db, `delete from private.passkey_challenges where ${isMeant}`, [
    keyHash(challenge),
    ...boundTo(asked),
  ])

/**
 * Uses a challenge and the count of the passkey that has signed it for one command, in one statement. The same command may use
 * them again; nothing else may. False when the challenge is for something else, or the passkey is gone or has not counted on.
 */
export const approve = (
  { db }: Keyed,
  challenge: string,
  asked: Approving,
  { id, counter, by }: { readonly id: string; readonly counter: number; readonly by: string },
): Promise<boolean> =>
  matchesOne(
    db,
    `with meant as (
       select hash, used_by from private.passkey_challenges
       where ${isMeant} and (used_by is null or used_by = $6) for update
     ), counted as (
       update private.passkeys set counter = greatest(counter, $8), used_at = now() from meant
       where id = $7 and uid = $3 and (used_by is not null or counter < $8 or (counter = 0 and $8 = 0))
       returning meant.hash
     )
     update private.passkey_challenges c set used_by = $6 from counted where c.hash = counted.hash`,
    [keyHash(challenge), ...boundTo({ purpose: 'approve', ...asked }), by, bytesOf(id), counter],
  )

/** A member's passkeys, the oldest first. */
export const of = async ({ db }: Keyed, uid: string): Promise<readonly PasskeyRow[]> => {
  const { rows } = await db.query<Omit<PasskeyRow, 'id'> & { readonly id: Buffer }>(
    `select key, id, name, transports, created_at as "createdAt", used_at as "usedAt", browser, system
     from private.passkeys where uid = $1 order by created_at, key`,
    [uid],
  )
  return rows.map(row => ({ ...row, id: row.id.toString('base64url') }))
}

/** A passkey by the id that its browser says, in base64url. */
export const byId = async ({ db }: Keyed, id: string): Promise<KnownPasskey | undefined> => {
  const { rows } = await db.query<{ uid: string; publicKey: Buffer }>(
    'select uid::text as uid, public_key as "publicKey" from private.passkeys where id = $1',
    [bytesOf(id)],
  )
  const found = rows[0]
  return found && { uid: found.uid, id, publicKey: new Uint8Array(found.publicKey) }
}

/** Adds a passkey, unless it is here already, or its member has as many as they may. */
export const add = (
  { db }: Keyed,
  uid: string,
  { id, publicKey, counter, transports }: NewPasskey,
  { name, on, mail }: { readonly name: string; readonly on: Device; readonly mail: Mail },
): Promise<'added' | 'taken' | 'too many'> =>
  inTransaction(db, async client => {
    await client.query('select from private.credentials where uid = $1 for update', [uid])
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from private.passkeys where uid = $1',
      [uid],
    )
    if ((rows[0]?.count ?? 0) >= mostPasskeys) return 'too many'
    const { rowCount } = await client.query(
      `insert into private.passkeys (id, uid, name, public_key, counter, transports, browser, system)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
      [bytesOf(id), uid, name, Buffer.from(publicKey), counter, transports, on.browser, on.system],
    )
    if (rowCount !== 1) return 'taken'
    await postMail(client, mail)
    return 'added'
  })

/** False when the member has no such passkey. */
export const rename = ({ db }: Keyed, uid: string, key: string, name: string): Promise<boolean> =>
  matchesOne(db, 'update private.passkeys set name = $3 where uid = $1 and key::text = $2', [uid, key, name])

/** Removes one; the mail that `write` makes with its name is posted if there was one. */
export const remove = (
  { db }: Keyed,
  uid: string,
  key: string,
  write: (name: string) => Mail,
): Promise<void> =>
  inTransaction(db, async client => {
    const { rows } = await client.query<{ name: string }>(
      'delete from private.passkeys where uid = $1 and key::text = $2 returning name',
      [uid, key],
    )
    if (rows[0]) await postMail(client, write(rows[0].name))
  })

/**
 * Opens a session with a passkey whose signature was right, and notes the sign-in and the count, in one statement: two with one
 * count open one session. It waits for the credentials' lock as a sign-in with codes does (`sessions.open`). Answers the
 * session's key, kept nowhere, or nothing when the passkey is gone or has not counted on.
 */
export const signIn = async (
  { db }: Keyed,
  { uid, id, counter }: { readonly uid: string; readonly id: string; readonly counter: number },
  { address, country, browser = '', system = '' }: OpenedFrom,
): Promise<string | undefined> => {
  const key = newKey()
  const { rowCount } = await db.query(
    `with known as (
       select uid from private.credentials where uid = $2 for share
     ), used as (
       update private.passkeys set counter = $4, used_at = now() from known
       where id = $3 and passkeys.uid = known.uid and (counter < $4 or (counter = 0 and $4 = 0))
       returning known.uid
     ), logged as (
       insert into private.login_log (uid, address, country) select uid, $5, $6 from used returning id
     )
     insert into private.sessions (hash, uid, expires_at, browser, system, login_id)
     select $1, uid, now() + make_interval(hours => ${lifetimeHours}), $7, $8, logged.id from used, logged`,
    [keyHash(key), uid, bytesOf(id), counter, address, country, browser, system],
  )
  return rowCount === 1 ? key : undefined
}
