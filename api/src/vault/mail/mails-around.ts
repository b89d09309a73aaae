import { ask, type Db } from '@strongroom/projections/queries'

/** One mail to a member as others may see it: which letter, and when; neither address nor text. */
export type MailSeen = {
  readonly uid: string
  readonly letter: string
  readonly at: string
  readonly sent_at: string | null
  /** Whether a command of the request used its code, or is what it tells. */
  readonly of_request: boolean
}

/** A code is valid for half an hour before its payment; a mail about a decision follows within minutes. */
const [MINUTES_BEFORE, MINUTES_AFTER] = [30, 5]

/** The mails to these members that belong to commands, or were posted around two moments (ISO, UTC); the oldest first. */
export const mailsAround = (
  db: Db,
  uids: readonly string[],
  {
    commands,
    from,
    to,
  }: { readonly commands: readonly string[]; readonly from: string; readonly to: string },
): Promise<readonly MailSeen[]> =>
  ask<MailSeen>(
    db,
    `select members.uid::text as uid, mailbox.letter, mailbox.at, mailbox.sent_at,
       coalesce(mailbox.command_id::text = any($4), false) as of_request
     from private.members join private.mailbox on mailbox.recipient = members.email
     where members.uid = any($1::bigint[])
       and (mailbox.command_id::text = any($4) or (
         mailbox.at >= $2::timestamptz - make_interval(mins => ${MINUTES_BEFORE})
         and mailbox.at <= $3::timestamptz + make_interval(mins => ${MINUTES_AFTER})))
     order by of_request desc, mailbox.id limit 50`,
    [uids, from, to, commands],
  )
