import { uidOf } from '../event-parts.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

const after = (next: string | undefined) =>
  ({ next_on: next ?? null, status: next === undefined ? 'over' : 'active' }) as const

/** Quick pays for days to come, one row each. */
export const quickPaySchedules: Projection<'quick_pay_schedules'> = {
  name: 'quick_pay_schedules',
  version: 1,
  sql: readSql(import.meta.url, 'schedules.sql'),
  tables: { quick_pay_schedules: ['uid', 'id'] },
  changes: byFact<FactsNamed<'ScheduledQuickPay'>>({
    ScheduledQuickPayBegun: ({ scheduleId: id, to: receiver, currency, amount, every, ...days }, event) => {
      const { first: first_on, last: last_on = null, next } = days
      const terms = { receiver, currency, amount, every, first_on, last_on }
      const row = { uid: uidOf(event), id, ...terms, ...after(next), created_at: event.at }
      return [insert('quick_pay_schedules', row)]
    },
    ScheduledQuickPayPaid: ({ scheduleId: id, next }, event) => [
      patch('quick_pay_schedules', { uid: uidOf(event), id }, after(next)),
    ],
    ScheduledQuickPaySkipped: ({ scheduleId: id, next }, event) => [
      patch('quick_pay_schedules', { uid: uidOf(event), id }, after(next)),
    ],
    ScheduledQuickPayPaused: ({ scheduleId: id }, event) => [
      patch('quick_pay_schedules', { uid: uidOf(event), id }, { status: 'paused' }),
    ],
    ScheduledQuickPayResumed: ({ scheduleId: id, next }, event) => [
      patch('quick_pay_schedules', { uid: uidOf(event), id }, after(next)),
    ],
    ScheduledQuickPayCancelled: ({ scheduleId: id }, event) => [
      patch('quick_pay_schedules', { uid: uidOf(event), id }, { next_on: null, status: 'cancelled' }),
    ],
  }),
}

type Decided = 'ScheduledQuickPayPaid' | 'ScheduledQuickPaySkipped'

/** The days of those that were paid or skipped. */
export const quickPayRuns: Projection<'quick_pay_runs'> = {
  name: 'quick_pay_runs',
  version: 2,
  sql: readSql(import.meta.url, 'runs.sql'),
  tables: { quick_pay_runs: ['uid', 'schedule', 'on_day'] },
  changes: byFact<Decided>({
    ScheduledQuickPayPaid: ({ scheduleId: schedule, day: on_day, paymentId: payment }, event) => [
      insert('quick_pay_runs', { uid: uidOf(event), schedule, on_day, payment, at: event.at }),
    ],
    ScheduledQuickPaySkipped: ({ scheduleId: schedule, day: on_day, reason }, event) => [
      insert('quick_pay_runs', { uid: uidOf(event), schedule, on_day, reason, at: event.at }),
    ],
  }),
}
