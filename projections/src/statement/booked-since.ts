import type { wire } from '@strongroom/shared'
import type { Db } from '../queries/ask.ts'
import { computed, type Selected, select } from '../queries/select.ts'

const cameAndLeft = {
  came: computed<string>('coalesce(sum(amount) filter (where amount > 0), 0)'),
  left: computed<string>('coalesce(-sum(amount) filter (where amount < 0), 0)'),
}
const booked = select('movements', ['kind', 'currency'], {
  count: computed<number>('count(*)'),
  ...cameAndLeft,
})
const sums = select('movements', ['currency'], cameAndLeft)

/** Booked lines of one kind and currency: how many, and what came onto members' wallets and left them. */
export type BookedRow = Selected<typeof booked>

/** Sums that came onto a member's available balance and left it, by currency. */
export type SumsRow = Selected<typeof sums>

/** The sums of the lines of a member's statement since a day of a time zone began. Lines that moved nothing are in none. */
export const sumSince = (
  db: Db,
  { uid, from, timeZone }: { readonly uid: string; readonly from: string; readonly timeZone: string },
): Promise<readonly SumsRow[]> =>
  sums(
    db,
    `where uid = $1 and created_at >= ($2::date::timestamp at time zone $3) and amount <> 0
     group by currency order by currency`,
    [uid, from, timeZone],
  )

/**
 * The lines of all statements that were booked since a moment, by kind and currency. The first posting since then names the
 * event to begin at, so that only the lines behind it are read: `number + 0` keeps PostgreSQL from looking for it along the
 * primary key, from the first event on, instead of by time.
 */
export const countBookedSince = (db: Db, since: Date): Promise<readonly BookedRow[]> =>
  booked(
    db,
    `where number >= (select min(number + 0) from views.postings where at >= $1) and booked_at >= $1 and state = 'done'
     group by kind, currency order by count(*) desc, kind, currency`,
    [since],
  )

const received = select('movements', ['id'])

/** Given for joining and for bringing others: nobody has brought it in. */
const bonuses: readonly wire.TransactionType[] = [
  'sign-up-bonus',
  'referrer-bonus',
  'referee-bonus',
  'invite-code-bonus',
]
const ofMoney = "where uid = $1 and amount > 0 and state = 'done' and kind <> all($2) limit 1"

/** Whether money has ever come onto a member's available balance, bonuses aside. */
export const hasReceived = async (db: Db, uid: string): Promise<boolean> =>
  (await received(db, ofMoney, [uid, bonuses])).length > 0
