import { ask, type Db } from '../queries/ask.ts'
import type { RowOf } from '../rows.ts'

/** `YYYY-MM-DD` for days, UTC. */
export type QuickPayScheduleRow = Omit<RowOf<'quick_pay_schedules'>, 'uid'>

/** A day of a schedule: paid by `payment`, which may have come back since, or skipped for `reason`. */
export type QuickPayRunRow = Omit<RowOf<'quick_pay_runs'>, 'uid' | 'at'> & { readonly came_back: boolean }

const MOST = 200

/** A member's schedules, the newest first, and the last days of all of them. */
export const listQuickPaySchedules = async (db: Db, uid: string) => {
  const [schedules, runs] = await Promise.all([
    ask<QuickPayScheduleRow>(
      db,
      `select id, receiver, currency, amount, every, first_on, last_on, next_on, status, created_at
       from views.quick_pay_schedules where uid = $1 order by created_at desc, id limit $2`,
      [uid, MOST],
    ),
    ask<QuickPayRunRow>(
      db,
      `select schedule, on_day, payment, reason, exists (
         select from views.quick_pays q where q.id = payment and q.sender = uid and q.status = -1
       ) as came_back from views.quick_pay_runs where uid = $1 order by on_day desc, schedule limit $2`,
      [uid, MOST],
    ),
  ])
  return { schedules, runs }
}

/** A scheduled payment of which a day is due. */
export type DueQuickPay = Pick<RowOf<'quick_pay_schedules'>, 'uid' | 'id' | 'receiver' | 'currency'> & {
  readonly next_on: string
}

/** Active schedules with a day due by `today`, the longest overdue first; those behind one of them. */
export const listDueQuickPays = (
  db: Db,
  { today, after, limit }: { today: string; after?: DueQuickPay | undefined; limit: number },
): Promise<readonly DueQuickPay[]> =>
  ask<DueQuickPay>(
    db,
    `select uid, id, receiver, currency, next_on from views.quick_pay_schedules
     where status = 'active' and next_on <= $1 and ($3::text is null or (next_on, uid, id) > ($3, $4, $5))
     order by next_on, uid, id limit $2`,
    [today, limit, after?.next_on, after?.uid, after?.id],
  )

type SkippedQuickPay = {
  readonly uid: string
  readonly schedule: string
  readonly day: string
  readonly reason: string
  readonly payee: string
  readonly currency: string
  readonly amount: string
  /** The next due day; null when there is none. */
  readonly next: string | null
}

/** Days that were skipped since an instant, once the schedule says how it goes on. */
export const listSkippedQuickPays = (db: Db, since: string): Promise<readonly SkippedQuickPay[]> =>
  ask<SkippedQuickPay>(
    db,
    `select r.uid, schedule, on_day as day, reason, receiver as payee, currency, amount, next_on as next
     from views.quick_pay_runs r join views.quick_pay_schedules s on s.uid = r.uid and s.id = r.schedule
     where reason is not null and at >= $1 and (next_on is null or next_on > on_day) order by at`,
    [since],
  )
