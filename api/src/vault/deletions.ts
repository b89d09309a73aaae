/** Members who leave. The log keeps their uid, which identifies no person. */

import type { CloseWallet } from '@strongroom/ledger/account'
import type { Db } from '@strongroom/projections/queries'
import type { Filed } from './bound.ts'
import { run } from './run.ts'

/** The closing of a leaver's wallet, with all that it is decided on, so that a deletion that was cut off is finished as it was asked for. */
export type Closing = { readonly command: CloseWallet; readonly catalogueAt?: string | undefined }

/** When the next deletion that is under way counts as interrupted after so long. */
export const deletionsDue = (graceSeconds: number): string =>
  `select min(coalesce(leaving_since, 'epoch') + make_interval(secs => ${graceSeconds})) from private.members where leaving`

const setLeaving = (db: Db, uid: string, leaving: boolean, closing?: Closing): Promise<void> =>
  run(
    db,
    `update private.members set leaving = $2, leaving_since = case when $2 then now() end, leaving_by = $3
     where uid = $1`,
    [uid, leaving, closing ? JSON.stringify(closing) : null],
  )

const filesOf = async (db: Db, uid: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>('select id from private.files where uid = $1', [uid])
  return rows.map(({ id }) => id)
}

/** `closing`: how the wallet is to be closed, kept for one who finishes it. */
export const begin = ({ db }: Filed, uid: string, closing?: Closing) => setLeaving(db, uid, true, closing)

/** Notes that a member stays after all. */
export const stay = ({ db }: Filed, uid: string) => setLeaving(db, uid, false)

/** Members whose deletion began more than `olderThanSeconds` ago and is not finished. */
export const begun = async ({ db }: Filed, olderThanSeconds = 0): Promise<readonly string[]> => {
  const { rows } = await db.query<{ uid: string }>(
    `select uid::text as uid from private.members
     where leaving and coalesce(leaving_since, '-infinity') <= now() - make_interval(secs => $1) order by uid`,
    [olderThanSeconds],
  )
  return rows.map(({ uid }) => uid)
}

/** How the wallet of a member who is leaving is to be closed, if the member has said so. */
export const closingOf = async ({ db }: Filed, uid: string): Promise<Closing | undefined> => {
  const { rows } = await db.query<{ closing: Closing | null }>(
    'select leaving_by as closing from private.members where uid = $1',
    [uid],
  )
  return rows[0]?.closing ?? undefined
}

/** Erases all that is personal: first the files, then every row that names the member, their address or their phone. */
export const erase = async ({ db, files }: Filed, uid: string): Promise<void> => {
  for (const id of await filesOf(db, uid)) await files.remove(id)
  await db.query(
    `with gone as (delete from private.members where uid = $1 returning lower(email) as email),
       had as (select email from gone union select email from private.former_emails where uid = $1),
       letters as (delete from private.mailbox m using had where m.recipient = had.email returning m.file_id),
       sent as (delete from private.mailed_files f using letters where f.id = letters.file_id),
       phones as (select distinct number from private.sms_log where uid = $1),
       named as (select email from had union all select number from phones),
       codes as (delete from private.email_codes c using named where c.email = named.email)
     delete from private.code_proofs p using had where p.email = had.email`,
    [uid],
  )
}
