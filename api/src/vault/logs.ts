/** Logs of sign-ins, letters and messages: in `private`, and kept for a stated time (`sweep.ts`). */

import { type Db, equal, type Listed, type Listing, list } from '@strongroom/projections/queries'
import type { ListFilter, wire } from '@strongroom/shared'

/** `searchedUids`: members whose names are searched for. */
type OfLogins = ListFilter<'account.allSignIns'> & { readonly searchedUids?: readonly string[] }
type OfMails = ListFilter<'account.sentMails'>
type OfMessages = ListFilter<'account.sentMessages'>

/** A sign-in, with its network address and device. */
export type LoginRow = {
  readonly id: string
  readonly uid: string
  readonly username: string
  readonly email: string
  readonly country: string
  readonly ip: string
  readonly at: string
}

/** A mail of the log: to whom, which letter, and what came of it. Its text is not shown. */
export type EmailRow = {
  readonly id: string
  readonly uid: string | null
  readonly username: string
  readonly email: string
  readonly letter: string
  readonly status: wire.DeliveryStatus
  readonly tries: number
  readonly at: string
  readonly sent_at: string | null
}

/** A message to a phone: the end of its number, what it was for, and what came of it. */
export type SmsRow = {
  readonly id: string
  readonly uid: string | null
  readonly username: string
  readonly number: string
  readonly scene: string
  readonly status: wire.DeliveryStatus
  readonly at: string
}

const loginListing: Listing<ListFilter<'account.allSignIns'>> = {
  table: 'private.login_log',
  columns: `id::text, uid::text, country, address as ip, at,
    (select username from private.members m where m.uid = login_log.uid) as username,
    (select email from private.members m where m.uid = login_log.uid) as email`,
  sorts: { created_date: 'at' },
  equals: { uid: 'uid' },
  time: 'at',
  begins: ['address'],
}

/** A day is how long a letter is tried. Where mail ends in the development mailbox, standing there is having arrived. */
const emailStatus = (mailbox: boolean) =>
  `case when l.sent_at is not null or ${mailbox} then 1 when l.at < now() - interval '1 day' then -1 else 0 end`

const emailListing = (mailbox: boolean): Listing<OfMails> => ({
  table: 'private.mailbox l left join private.members m on lower(m.email) = l.recipient',
  columns: `l.id::text, m.uid::text, coalesce(m.username, '') as username, l.recipient as email, l.letter,
    ${emailStatus(mailbox)} as status, l.tries, l.at, l.sent_at`,
  sorts: { created_date: 'l.at' },
  equals: { uid: 'm.uid', status: emailStatus(mailbox) },
  tie: 'l.id',
  time: 'l.at',
  search: ['m.username', 'l.recipient', 'm.uid::text', 'l.letter'],
})

const messageStatus = (mailbox: boolean) => `case when ${mailbox} then 1 else l.status end`

/** Only the end of a number is shown: enough for members to recognise their own. */
const messageListing = (mailbox: boolean): Listing<OfMessages> => ({
  table: 'private.sms_log l left join private.members m using (uid)',
  columns: `l.id::text, uid::text, coalesce(m.username, '') as username,
    '•••• ' || right(l.number, 4) as number, l.scene, ${messageStatus(mailbox)} as status, l.at`,
  sorts: { created_date: 'l.at' },
  equals: { uid: 'uid', status: messageStatus(mailbox) },
  tie: 'l.id',
  time: 'l.at',
  search: ['m.username', 'uid::text', 'l.scene'],
})

/** `mailbox`: mail ends in the development mailbox. */
export type Logged = { readonly db: Db; readonly mailbox: boolean }

/** A page of the sign-ins. */
export const logins = ({ db }: Logged, filter: OfLogins): Promise<Listed<LoginRow>> =>
  list(db, loginListing, filter)

/** A page of the mails. */
export const emails = ({ db, mailbox }: Logged, filter: OfMails): Promise<Listed<EmailRow>> =>
  list(db, emailListing(mailbox), filter)

/** A page of the messages to phones, or the one with an id. */
export const messages = (
  { db, mailbox }: Logged,
  filter: OfMessages & { readonly id?: string },
): Promise<Listed<SmsRow>> => list(db, messageListing(mailbox), filter, equal('l.id::text', filter.id))
