import type { Db } from '@strongroom/projections/queries'
import { noteTurn, turnAfter } from './turns.ts'

const expired = [
  `delete from private.sessions where expires_at < now()`,
  `delete from private.email_codes where expires_at < now() - interval '1 day'`,
  `delete from private.code_proofs where expires_at < now()`,
  `delete from private.quotes where expires_at < now() - interval '1 day'`,
  // A tonce is accepted for five minutes either way; a clock may be stepped a little.
  `delete from private.replays where seen_at < now() - interval '15 minutes'`,
  `delete from private.idempotency_keys where used_at < now() - interval '7 days'`,
  // A mail is tried for a day.
  `delete from private.mailed_files where at < now() - interval '2 days'`,
  // A file of an export goes; that it was made and taken along stays for a year.
  `update private.exports set status = -2 where status = 1 and expires_at < now() returning id`,
  `delete from private.export_parts p using private.exports e
     where p.export_id = e.id and (e.status < 0 or e.status = 1 and e.expires_at < now())`,
  `delete from private.exports where asked_at < now() - interval '365 days'`,
  `delete from private.data_copies where coalesce(expires_at, made_at + interval '7 days') < now()`,
  `delete from private.adjusted_alone where day < (now() at time zone 'UTC')::date - 1`,
  `delete from private.rate_counts where until < now()`,
  `delete from private.passkey_challenges where expires_at < now()`,
  `delete from private.confirmations where expires_at < now() - interval '1 day'`,
  `delete from private.sign_in_alerts where expires_at < now()`,
  // Its member has not signed in there since.
  `delete from private.push_subscriptions where bound_at < now() - interval '30 days'`,
  `delete from private.allow_list_ends where ends_at < now()`,
  // A secret that was never confirmed.
  `delete from private.authenticators begun using private.credentials c
     where c.uid = begun.uid and c.authenticator_since is null and begun.begun_at < now() - interval '1 day'`,
  // A member's last one stays: without any, a sign-in would not be told.
  `delete from private.devices old where seen_at < now() - interval '365 days'
     and exists (select from private.devices newer where newer.uid = old.uid and newer.seen_at > old.seen_at)`,
  // Personal, and of no use when they are old. The screens that show them say how long they are kept.
  `delete from private.login_log where at < now() - interval '365 days'`,
  `delete from private.mailbox where at < now() - interval '180 days'`,
  `delete from private.sms_log where at < now() - interval '180 days'`,
] as const

/** One statement for all. */
const sweeping = `with ${expired.map((statement, at) => `swept_${at} as (${statement})`).join(', ')} select`

/** Takes away what has run out. Several processes may do so at once. */
export const sweep = async (db: Db): Promise<void> => {
  await db.query(sweeping)
  await noteTurn(db, 'sweep-expired')
}

/** Nothing depends on the very minute: each reader asks for the time itself. */
export const sweepDue = `select ${turnAfter('sweep-expired', '10 minutes')}`
