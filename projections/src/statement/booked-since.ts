import type { wire } from '@strongroom/shared'
import { ask, type Db } from '../queries/ask.ts'

/** Booked lines of one kind and currency: how many, and what came onto members' wallets and left them. */
export type BookedRow = {
  readonly kind: wire.TransactionType
  readonly currency: string
  readonly count: number
  readonly came: string
  readonly left: string
}

/**
 * The lines of all statements that were booked since a moment, by kind and currency. The first posting since then names the
 * event to begin at, so that only the lines behind it are read: `number + 0` keeps PostgreSQL from looking for it along the
 * primary key, from the first event on, instead of by time.
 */
export const countBookedSince = (db: Db, since: Date): Promise<readonly BookedRow[]> =>
  ask<BookedRow>(
    db,
    `select kind, currency, count(*)::int as count,
       coalesce(sum(amount) filter (where amount > 0), 0) as came,
       coalesce(-sum(amount) filter (where amount < 0), 0) as left
     from views.movements
     where number >= (select min(number + 0) from views.postings where at >= $1) and booked_at >= $1 and state = 'done'
     group by kind, currency order by count(*) desc, kind, currency`,
    [since],
  )
