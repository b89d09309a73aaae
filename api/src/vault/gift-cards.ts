/** Applications for gift cards, each decided by administrators. */

import type { Db } from '@strongroom/projections/queries'
import { type Listed, type Listing, list as listFrom, type Selected } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { ListFilter } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { firstOf, run } from './run.ts'
import { selectPrivate } from './tables.ts'
import { type WaitingRequests, waitingRequests } from './waiting-requests.ts'

const applications = selectPrivate('gift_card_applications', [
  'id::text',
  'uid::text',
  'website',
  'face_value',
  'quantity',
  'at',
  'status',
  'reason',
  'decided_by::text',
  'decided_at',
])

/** A company that asks for gift cards. `face_value`: of a single card, in USD; `decided_by`: the administrator who has decided it last. */
export type GiftCardApplication = Selected<typeof applications>

type Asked = Pick<GiftCardApplication, 'id' | 'uid' | 'website' | 'face_value' | 'quantity'>
type GiftCardDecision = Pick<GiftCardApplication, 'id' | 'reason'> & {
  readonly status: 1 | 2 | -1
  readonly by: string
}

/** The states that a decision may follow. */
const before: Readonly<Record<GiftCardDecision['status'], readonly number[]>> = {
  1: [0],
  2: [0, 1],
  [-1]: [0, 1],
}

type Wanted = ListFilter<'vip.giftCards'>

const listing: Listing<Wanted> = {
  table: 'private.gift_card_applications',
  columns: applications.columns,
  sorts: { created_date: 'at' },
  equals: { uid: 'uid::text', status: 'status' },
  time: 'at',
  search: ['website', 'uid::text'],
}

/** Keeps an application; the same id again changes nothing. */
export const add = (db: Db, { id, uid, website, face_value, quantity }: Asked): Promise<void> =>
  run(
    db,
    `insert into private.gift_card_applications (id, uid, website, face_value, quantity)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [id, uid, website, face_value, quantity],
  )

/** One application. */
export const find = (db: Db, id: string): Promise<GiftCardApplication | undefined> =>
  firstOf(applications(db, 'where id::text = $1', [id]))

/** Decides an application and posts the letter about it, both or neither; false where it stands elsewhere by now. */
export const decide = (
  db: Pool,
  { id, status, reason, by }: GiftCardDecision,
  letter: Mail | undefined,
): Promise<boolean> =>
  inTransaction(db, async client => {
    const { rowCount } = await client.query(
      `update private.gift_card_applications
       set (status, reason, decided_by, decided_at) = ($2::smallint, $3, $4::bigint, now())
       where id::text = $1 and status = any($5::smallint[])`,
      [id, status, reason, by, before[status]],
    )
    if (rowCount === 0) return false
    if (letter) await postMail(client, letter)
    return true
  })

/** The applications that wait for the decision of an administrator. */
export const waiting = (db: Db, uid: string): Promise<WaitingRequests> =>
  waitingRequests(db, { table: 'private.gift_card_applications', waiting: 'status = 0', since: 'at' }, uid)

/** A page of the applications. */
export const list = (db: Db, filter: Wanted): Promise<Listed<GiftCardApplication>> =>
  listFrom(db, listing, filter)
