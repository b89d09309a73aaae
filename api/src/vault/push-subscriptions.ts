/** Browsers that take push messages, each by the wish of the member who is signed in there. */

import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import { first, matchesOne, run } from './run.ts'

/** A member has at most so many: of more, those go whose member has not signed in there for longest. */
export const mostOfMember = 10

/** A session and its member. */
export type Bound = { readonly uid: string; readonly session: string }

/** A browser's subscription; its keys in base64url. Without a wish about amounts, the one it had stays. */
export type NewSubscription = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly amounts: boolean | undefined
}

/** Whether a session's browser takes messages, and with amounts; undefined where it takes none. */
export const of = (db: Db, { uid, session }: Bound): Promise<{ readonly amounts: boolean } | undefined> =>
  first(db, `select amounts from private.push_subscriptions where uid = $1 and session = decode($2, 'hex')`, [
    uid,
    session,
  ])

/** SQL: the session that is bound is still open: a process that has seen it goes by it a second longer than it is. */
const isOpen = (uid: string, session: string) =>
  `select from private.sessions where uid = ${uid} and hash = decode(${session}, 'hex') and not disabled`

/** Keeps a browser's subscription, as its session's only one. Of another member who had used that browser it is no more. */
export const bind = (db: Pool, { uid, session }: Bound, given: NewSubscription): Promise<void> =>
  inTransaction(db, async client => {
    // Requests of one member in turn, so that two at once do not both find room for the last.
    await client.query('select from private.members where uid = $1 for update', [uid])
    if (!(await matchesOne(client, `${isOpen('$1', '$2')} for share`, [uid, session]))) return
    const { endpoint, p256dh, auth, amounts } = given
    await client.query(
      `delete from private.push_subscriptions
       where endpoint = $1 and uid <> $2 or endpoint <> $1 and uid = $2 and session = decode($3, 'hex')`,
      [endpoint, uid, session],
    )
    await client.query(
      `insert into private.push_subscriptions as kept (endpoint, uid, session, p256dh, auth, amounts)
       values ($1, $2, decode($3, 'hex'), $4, $5, coalesce($6, false))
       on conflict (endpoint) do update set session = excluded.session, p256dh = excluded.p256dh,
         auth = excluded.auth, amounts = coalesce($6, kept.amounts), bound_at = now(), seen_at = now()`,
      [endpoint, uid, session, bytes(p256dh), bytes(auth), amounts ?? null],
    )
    await client.query(
      `delete from private.push_subscriptions where endpoint in (
         select endpoint from private.push_subscriptions where uid = $1
         order by bound_at desc, endpoint = $2 desc offset ${mostOfMember})`,
      [uid, endpoint],
    )
  })

/** Binds the subscription that a member's browser has from an earlier session of theirs to this one; nothing where it has none. */
export const keep = (
  db: Db,
  { uid, session }: Bound,
  endpoint: string,
): Promise<{ readonly amounts: boolean } | undefined> =>
  first(
    db,
    `update private.push_subscriptions set session = decode($2, 'hex'), bound_at = now(), seen_at = now()
     where uid = $1 and endpoint = $3 and exists (${isOpen('$1', '$2')}) returning amounts`,
    [uid, session, endpoint],
  )

/** A session's browser takes no more messages. */
export const end = (db: Db, { uid, session }: Bound): Promise<void> =>
  run(db, `delete from private.push_subscriptions where uid = $1 and session = decode($2, 'hex')`, [
    uid,
    session,
  ])

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
