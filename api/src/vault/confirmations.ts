/**
 * Payments, and looks at a card's number, that are begun in one session of a member's and confirmed in another one: on a device that takes
 * push messages, and that the member has chosen for it. Each is for exactly what its review has shown, and is used once.
 */

import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { type ApprovalScope, type OrderDetails, plainAmount, scopeBinding } from './payment-binding.ts'
import { askToConfirm, type PushMessage } from './push/post-push.ts'
import type { Bound } from './push-subscriptions.ts'
import { first, matchesOne, only, run } from './run.ts'

const minutesValid = 5
/** For how long at least it may be used once it is confirmed: the other device has to hear of it. */
const minutesConfirmed = 1

/** Whether this session's browser confirms, and takes messages; and how many others of the member's confirm. */
export const devices = (
  db: Db,
  { uid, session }: Bound,
): Promise<{ readonly here: boolean; readonly push: boolean; readonly others: number }> =>
  only(
    db,
    `select coalesce(bool_or(confirms and own), false) as here, coalesce(bool_or(own), false) as push,
       (count(*) filter (where confirms and not own))::int as others
     from (select confirms, session = decode($2, 'hex') as own from private.push_subscriptions where uid = $1) each`,
    [uid, session],
  )

/** A browser by the names of its program and its system. */
type Device = { readonly browser: string; readonly system: string }

/** A browser that confirms, as its member sees it; `own`: of the session that asks. */
export type Confirmer = Device & {
  readonly id: string
  readonly own: boolean
  readonly since_date: string
  readonly seen_date: string
}

/** A member's browsers that confirm, the one seen last first; those too whose session has run out. */
export const confirmers = (db: Db, { uid, session }: Bound): Promise<readonly Confirmer[]> =>
  ask<Confirmer>(
    db,
    `select id, browser, system, session = decode($2, 'hex') as own, coalesce(confirms_since, bound_at) as since_date, seen_at as seen_date
     from private.push_subscriptions where uid = $1 and confirms order by seen_at desc, id`,
    [uid, session],
  )

/**
 * One of a member's browsers confirms no more, whatever has become of its session. With its right goes what is confirmed and not used yet:
 * it may have been confirmed there.
 */
export const endConfirmer = (db: Pool, uid: string, id: string): Promise<void> =>
  inTransaction(db, async client => {
    const ending = `update private.push_subscriptions set confirms = false where uid = $1 and id::text = $2 and confirms`
    if (!(await matchesOne(client, ending, [uid, id]))) return
    await run(
      client,
      `update private.confirmations set standing = 'cancelled' where uid = $1 and standing = 'confirmed'`,
      [uid],
    )
  })

/** Lets this session's browser, by its name, confirm, and posts the mail about it; false where it takes no push messages. */
export const confirmHere = (
  db: Pool,
  { uid, session }: Bound,
  { browser, system }: Device,
  mail: Mail,
): Promise<boolean> =>
  inTransaction(db, async client => {
    const isThere = await matchesOne(
      client,
      `update private.push_subscriptions
       set confirms = true, confirms_since = case when confirms then confirms_since else now() end, browser = $3, system = $4
       where uid = $1 and session = decode($2, 'hex')`,
      [uid, session, browser, system],
    )
    if (isThere) await postMail(client, mail)
    return isThere
  })

/** This session's browser confirms no more. */
export const endConfirmHere = (db: Db, { uid, session }: Bound): Promise<void> =>
  run(
    db,
    `update private.push_subscriptions set confirms = false where uid = $1 and session = decode($2, 'hex')`,
    [uid, session],
  )

/** The text by which it is bound to all that it shows. */
const bindingOf = (scope: ApprovalScope) => {
  const { source, name, bank, swift, scans } = scope.details ?? {}
  const each = scans && [plainAmount(scans.amount), scans.times, scans.validDays]
  return JSON.stringify([scopeBinding(scope), source, name, bank, swift, each])
}

/** A confirmation to begin: what it is bound to, and the words of its review. */
export type NewConfirmation = Bound & {
  readonly id: string
  readonly scope: ApprovalScope
  readonly payee: string | null
}

/**
 * Keeps what is to be confirmed, ends what this session has begun before, and posts the message to the other devices; false where none of
 * them confirms. The same id is kept once.
 */
export const begin = async (db: Pool, asked: NewConfirmation, message: PushMessage): Promise<boolean> => {
  const { uid, session, id, scope, payee } = asked
  if ((await devices(db, asked)).others === 0) return false
  const { payment } = scope
  await inTransaction(db, async client => {
    await client.query(
      `update private.confirmations set standing = 'cancelled'
       where uid = $1 and session = decode($2, 'hex') and standing in ('waiting', 'confirmed') and id <> $3`,
      [uid, session, id],
    )
    const isNew = await matchesOne(
      client,
      `insert into private.confirmations (id, uid, session, scene, binding, payee_uid, payee, currency, amount, details, expires_at)
       values ($1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8, $9, $10, now() + make_interval(mins => ${minutesValid}))
       on conflict (id) do nothing`,
      [
        ...[id, uid, session, scope.scene, bindingOf(scope)],
        payment && 'uid' in payment ? payment.uid : null,
        ...[payee, payment?.currency ?? null, payment?.amount ?? null, scope.details ?? {}],
      ],
    )
    if (isNew) await askToConfirm(client, { uid, session }, { ...message, keptSeconds: minutesValid * 60 })
  })
  return true
}

/** One that was begun in a session that is still open, as its member sees it. */
export type ConfirmationRow = {
  readonly id: string
  readonly standing: wire.Confirmation['standing']
  readonly own: boolean
  readonly scene: wire.Confirmation['scene']
  readonly uid: string | null
  readonly payee: string | null
  readonly currency: string | null
  readonly amount: string | null
  readonly details: OrderDetails
  readonly browser: string
  readonly system: string
  readonly created_date: string
  readonly expires_date: string
}

/** One of a member's by its id; nothing of another's, or where the session that began it has ended. */
export const byId = (db: Db, { uid, session }: Bound, id: string): Promise<ConfirmationRow | undefined> =>
  first(
    db,
    `select c.id, c.session = decode($2, 'hex') as own, scene, payee_uid as uid, payee, currency, amount, details, browser, system,
       case when standing in ('waiting', 'confirmed') and c.expires_at <= now() then 'lapsed' else standing end as standing,
       c.created_at as created_date, c.expires_at as expires_date
     from private.confirmations c join private.sessions s on s.hash = c.session and not s.disabled
     where c.uid = $1 and c.id::text = $3`,
    [uid, session, id],
  )

/** Whether this command has confirmed it: its answer may have been lost on the way. */
export const isConfirmedBy = (db: Db, { uid }: Bound, id: string, by: string): Promise<boolean> =>
  matchesOne(db, 'select from private.confirmations where uid = $1 and id::text = $2 and confirmed_by = $3', [
    ...[uid, id, by],
  ])

/**
 * Confirms one that waits, in another session than its own, on a device that may; false for any other. It holds the device's right, so
 * that `endConfirmer` is wholly before this, or finds what was confirmed.
 */
export const confirm = (db: Db, { uid, session }: Bound, id: string, by: string): Promise<boolean> =>
  matchesOne(
    db,
    `update private.confirmations set standing = 'confirmed', confirmed_by = $4,
       expires_at = greatest(expires_at, now() + make_interval(mins => ${minutesConfirmed}))
     where uid = $1 and id::text = $3 and session <> decode($2, 'hex') and standing = 'waiting' and expires_at > now()
       and exists (select from private.push_subscriptions p
         where p.uid = $1 and p.session = decode($2, 'hex') and confirms for share)`,
    [uid, session, id, by],
  )

/** Ends one that was not used: its own session cancels it, another one declines it. */
export const end = (db: Db, { uid, session }: Bound, id: string): Promise<boolean> =>
  matchesOne(
    db,
    `update private.confirmations
     set standing = case when session = decode($2, 'hex') then 'cancelled' else 'declined' end
     where uid = $1 and id::text = $3 and standing in ('waiting', 'confirmed')`,
    [uid, session, id],
  )

/**
 * Uses a confirmed one up for one command, in the session that began it and for exactly what was shown. The same command may use it again
 * until it lapses; nothing else may.
 */
export const use = (
  db: Db,
  { uid, session, id, ...scope }: Bound & ApprovalScope & { readonly id: string },
  by: string,
): Promise<boolean> =>
  matchesOne(
    db,
    `update private.confirmations set standing = 'used', used_by = $5
     where uid = $1 and session = decode($2, 'hex') and id::text = $3 and binding = $4
       and expires_at > now() and (standing = 'confirmed' or standing = 'used' and used_by = $5)`,
    [uid, session, id, bindingOf(scope), by],
  )
