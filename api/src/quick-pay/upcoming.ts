import { dayAfter } from '@strongroom/ledger/quick-pay'
import {
  listOpenRequestsUntil,
  listQuickPaySchedules,
  type QuickPayScheduleRow,
} from '@strongroom/projections/quick-pay'
import type { Coming, Days } from '../command/coming.ts'
import type { Parts } from '../dependencies.ts'

/** The days of a schedule up to the last one, and none before the first. */
const dueDays = (row: QuickPayScheduleRow, { from, to }: Days): readonly string[] => {
  const schedule = { every: row.every, first: row.first_on, last: row.last_on ?? undefined }
  const days: string[] = []
  let day = row.next_on ?? undefined
  for (; day !== undefined && day <= to; day = dayAfter(schedule, day)) if (day >= from) days.push(day)
  return days
}

/** Payments of a member's schedules that are to come. One that is paused pays nothing. */
export const scheduledPayments = async (
  { db }: Parts,
  uid: string,
  days: Days,
): Promise<readonly Coming[]> => {
  const { schedules } = await listQuickPaySchedules(db, uid)
  return schedules
    .filter(({ status }) => status === 'active')
    .flatMap(row =>
      dueDays(row, days).map(
        day =>
          ({
            kind: 'scheduled-payment',
            direction: 'out',
            day,
            id: row.id,
            currency: row.currency,
            amount: row.amount,
            uid: row.receiver,
          }) as const,
      ),
    )
}

/** Requests for money to a member and of a member, each on the last day on which it can be paid. */
export const openRequests = async ({ db }: Parts, uid: string, days: Days): Promise<readonly Coming[]> => {
  const found = await listOpenRequestsUntil(db, uid, days)
  return found.map(({ id, payer, asker, currency, amount, last_on: day }) =>
    payer === uid
      ? { kind: 'request-to-pay', direction: 'out', id, day, currency, amount, uid: asker }
      : { kind: 'request-sent', direction: 'in', id, day, currency, amount, uid: payer },
  )
}
