import type { Db } from '../queries/ask.ts'
import { computed, type Selected, select } from '../queries/select.ts'

const schedulesOf = select('quick_pay_schedules', [
  'id',
  'receiver',
  'currency',
  'amount',
  'every',
  'first_on',
  'last_on',
  'next_on',
  'status',
  'created_at',
])

/** `YYYY-MM-DD` for days, UTC. */
export type QuickPayScheduleRow = Selected<typeof schedulesOf>

const runsOf = select('quick_pay_runs', ['schedule', 'on_day', 'payment', 'reason'], {
  came_back: computed<boolean>(
    'exists (select from views.quick_pays q where q.id = payment and q.sender = uid and q.status = -1)',
  ),
})

/** A day of a schedule: paid by `payment`, which may have come back since, or skipped for `reason`. */
export type QuickPayRunRow = Selected<typeof runsOf>

const MOST = 200

/** A member's schedules, the newest first, and the last days of all of them. */
export const listQuickPaySchedules = async (db: Db, uid: string) => {
  const [schedules, runs] = await Promise.all([
    schedulesOf(db, 'where uid = $1 order by created_at desc, id limit $2', [uid, MOST]),
    runsOf(db, 'where uid = $1 order by on_day desc, schedule limit $2', [uid, MOST]),
  ])
  return { schedules, runs }
}

const dueSchedules = select('quick_pay_schedules', ['uid', 'id', 'receiver', 'currency', 'next_on!'])

/** A scheduled payment of which a day is due. */
export type DueQuickPay = Selected<typeof dueSchedules>

/** Active schedules with a day due by `today`, the longest overdue first; those behind one of them. */
export const listDueQuickPays = (
  db: Db,
  { today, after, limit }: { today: string; after?: DueQuickPay | undefined; limit: number },
): Promise<readonly DueQuickPay[]> =>
  dueSchedules(
    db,
    `where status = 'active' and next_on <= $1 and ($3::text is null or (next_on, uid, id) > ($3, $4, $5))
     order by next_on, uid, id limit $2`,
    [today, limit, after?.next_on, after?.uid, after?.id],
  )

const skippedRuns = select({ r: 'quick_pay_runs', s: 'quick_pay_schedules' }, [
  'r.uid',
  'r.schedule',
  'r.on_day as day',
  'r.reason!',
  's.receiver as payee',
  's.currency',
  's.amount',
  's.next_on as next',
])

/** Days that were skipped since an instant, once the schedule says how it goes on: by its `next` due day, or by none. */
export const listSkippedQuickPays = (
  db: Db,
  since: string,
): Promise<readonly Selected<typeof skippedRuns>[]> =>
  skippedRuns(
    db,
    `join views.quick_pay_schedules s on s.uid = r.uid and s.id = r.schedule
     where reason is not null and at >= $1 and (next_on is null or next_on > on_day) order by at`,
    [since],
  )
