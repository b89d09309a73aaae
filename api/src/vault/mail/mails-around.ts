import { ask, type Db } from '@strongroom/projections/queries'

/** One mail to a member as others may see it: which letter, and when; neither address nor text. */
export type MailSeen = {
  readonly uid: string
  readonly letter: string
  readonly at: string
  readonly sent_at: string | null
}

/** A code is valid for half an hour before its payment; a mail about a decision follows within minutes. */
const [MINUTES_BEFORE, MINUTES_AFTER] = [30, 5]

/** The mails posted to these members around two moments (ISO, UTC), the oldest first. */
export const mailsAround = (
  db: Db,
  uids: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly MailSeen[]> =>
  ask<MailSeen>(
    db,
    `select members.uid::text as uid, mailbox.letter, mailbox.at, mailbox.sent_at
     from private.members join private.mailbox on mailbox.recipient = members.email
     where members.uid = any($1::bigint[])
       and mailbox.at >= $2::timestamptz - make_interval(mins => ${MINUTES_BEFORE})
       and mailbox.at <= $3::timestamptz + make_interval(mins => ${MINUTES_AFTER})
     order by mailbox.id limit 50`,
    [uids, from, to],
  )
