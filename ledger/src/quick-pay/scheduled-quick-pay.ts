import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { allKept, keep, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { QuickPaySchedule } from '../wallet/cases.ts'
import { isResting } from '../wallet/frozen.ts'
import { movement } from '../wallet/movement.ts'
import { type CaseUnknown, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { payable, quickPay, type SendQuickPay, type SendQuickPayRefusal } from './quick-pay.ts'
import { dayAfter, dueFrom } from './schedule-days.ts'

const about = { scheduleId: id }
/** The next due day; missing when there is none. */
const next = v.optional(day)
const facts = {
  /** A payment that its member wants made later, once or again and again. Moves nothing. */
  ScheduledQuickPayBegun: {
    version: 1,
    schema: v.object({
      ...about,
      to: id,
      currency: code,
      amount: decimal,
      every: v.picklist(['once', 'week', 'month']),
      first: day,
      last: v.optional(day),
      next,
    }),
  },
  /** Stands behind the `QuickPaySent` of the same decision, which moves the money. */
  ScheduledQuickPayPaid: { version: 1, schema: v.object({ ...about, day, paymentId: id, next }) },
  /** Not paid on this day, and not later for it. `reason`: the refusal's kind. Moves nothing. */
  ScheduledQuickPaySkipped: { version: 1, schema: v.object({ ...about, day, reason: id, next }) },
  ScheduledQuickPayPaused: { version: 1, schema: v.object(about) },
  /** Due days that passed meanwhile are left out. */
  ScheduledQuickPayResumed: { version: 1, schema: v.object({ ...about, next }) },
  ScheduledQuickPayCancelled: { version: 1, schema: v.object(about) },
} as const
type Facts = FactOf<typeof facts>
/** The event of an end; closing an account leaves it too. */
export type ScheduledQuickPayCancelled = Extract<Facts, { type: 'ScheduledQuickPayCancelled' }>

type About = { readonly scheduleId: string }

/** The member begins a standing order. The money need not be there before its day. */
export type ScheduleQuickPay = {
  readonly type: 'ScheduleQuickPay'
  readonly input: Omit<QuickPaySchedule, 'next' | 'isPaused'>
  /** `today`, UTC. */
  readonly given: SendQuickPay['given'] & { readonly today: string }
}

/** A member's schedules that have a day to come: enough for every regular payee, and few enough to read as one list. */
export const mostSchedules = 20

type ScheduleRefusal =
  | SendQuickPayRefusal
  | { readonly kind: 'schedule-limit-reached'; readonly limit: string }

/** Schedules a payment. It may be more than the wallet holds now: the day itself decides. */
const decideSchedule = (
  { input, given }: ScheduleQuickPay,
  wallet: Wallet,
): Decision<Facts, ScheduleRefusal> => {
  const checked = payable(input, given, wallet)
  if ('refusal' in checked) return refuse(checked.refusal)
  if (allKept(wallet.quickPaySchedules).filter(({ next }) => next !== undefined).length >= mostSchedules)
    return refuse({ kind: 'schedule-limit-reached', limit: String(mostSchedules) })
  const { amount } = checked.money
  return accept({ type: 'ScheduledQuickPayBegun', ...input, amount, next: dueFrom(input, given.today) })
}

/** The daily job pays one due day, or skips it where the payment would be refused. */
export type PayScheduledQuickPay = {
  readonly type: 'PayScheduledQuickPay'
  readonly input: About & { readonly day: string; readonly paymentId: string }
  /** `enabled`: whether the payer's own account is. `today`, UTC. */
  readonly given: SendQuickPay['given'] & { readonly enabled: boolean; readonly today: string }
}

/**
 * Pays what is due on a day, or skips it and says why: one decision of one stream, so that a day is never both. A day that is
 * over, paused or cancelled adds nothing.
 */
const decidePay = (
  { input: { scheduleId, day, paymentId }, given }: PayScheduledQuickPay,
  wallet: Wallet,
  at?: string,
): Decision<Facts | SentFact, CaseUnknown> => {
  const schedule = keptAt(wallet.quickPaySchedules, scheduleId)
  if (!schedule) return refuse({ kind: 'case-unknown' })
  if (schedule.isPaused || schedule.next !== day || given.today < day) return accept()
  const following = { scheduleId, day, next: dayAfter(schedule, day) }
  const skip = (reason: string): Decision<Facts, never> =>
    accept({ type: 'ScheduledQuickPaySkipped', ...following, reason })
  if (!given.enabled) return skip('account-disabled')
  if (wallet.frozen) return skip('wallet-frozen')
  if (isResting(wallet, at)) return skip('wallet-resting')
  const { to, currency, amount } = schedule
  const input = { paymentId, to, currency, amount }
  const sent = quickPay.commands.SendQuickPay({ type: 'SendQuickPay', input, given }, wallet)
  if (sent.kind === 'refused') return skip(sent.refusal.kind)
  return accept<Facts | SentFact>(...sent.facts, { type: 'ScheduledQuickPayPaid', ...following, paymentId })
}
type SentFact = FactOf<typeof quickPay.facts>

/** The member stops further payments until `ResumeScheduledQuickPay`. */
export type PauseScheduledQuickPay = { readonly type: 'PauseScheduledQuickPay'; readonly input: About }
const decidePause = (
  { input: { scheduleId } }: PauseScheduledQuickPay,
  wallet: Wallet,
): Decision<Facts, CaseUnknown> => {
  const schedule = openIn(wallet, scheduleId)
  if (!schedule) return refuse({ kind: 'case-unknown' })
  return schedule.isPaused ? accept() : accept({ type: 'ScheduledQuickPayPaused', scheduleId })
}

/** Goes on with the next day that is due; `today` is UTC. */
export type ResumeScheduledQuickPay = {
  readonly type: 'ResumeScheduledQuickPay'
  readonly input: About
  readonly given: { readonly today: string }
}
const decideResume = (
  { input: { scheduleId }, given }: ResumeScheduledQuickPay,
  wallet: Wallet,
): Decision<Facts, CaseUnknown> => {
  const schedule = openIn(wallet, scheduleId)
  if (!schedule) return refuse({ kind: 'case-unknown' })
  if (!schedule.isPaused) return accept()
  // A day that was decided before the pause is not due again.
  const due = dueFrom(schedule, given.today)
  const next = due !== undefined && schedule.next !== undefined && due < schedule.next ? schedule.next : due
  return accept({ type: 'ScheduledQuickPayResumed', scheduleId, next })
}

/** The member ends the schedule for good. */
export type CancelScheduledQuickPay = { readonly type: 'CancelScheduledQuickPay'; readonly input: About }
const decideCancel = (
  { input: { scheduleId } }: CancelScheduledQuickPay,
  wallet: Wallet,
): Decision<Facts, CaseUnknown> => {
  if (!keptAt(wallet.quickPaySchedules, scheduleId)) return refuse({ kind: 'case-unknown' })
  return openIn(wallet, scheduleId) ? accept({ type: 'ScheduledQuickPayCancelled', scheduleId }) : accept()
}

/** A schedule that still has a day to come. */
const openIn = (wallet: Wallet, scheduleId: string): QuickPaySchedule | undefined => {
  const schedule = keptAt(wallet.quickPaySchedules, scheduleId)
  return schedule?.next === undefined ? undefined : schedule
}

const changed = (wallet: Wallet, scheduleId: string, change: Partial<QuickPaySchedule>): Wallet => ({
  ...wallet,
  quickPaySchedules: withCase(wallet.quickPaySchedules, scheduleId, change),
})

/** Quick pays that a member wants made on days to come. They stand in the wallet, so that paying or skipping a day is one decision. */
export const scheduledQuickPay = movement({
  facts,
  commands: {
    ScheduleQuickPay: decideSchedule,
    PayScheduledQuickPay: decidePay,
    PauseScheduledQuickPay: decidePause,
    ResumeScheduledQuickPay: decideResume,
    CancelScheduledQuickPay: decideCancel,
  },
  whileFrozen: {
    ScheduleQuickPay: 'leaves',
    // Its own rule records that the day is skipped.
    PayScheduledQuickPay: 'goes-on',
    PauseScheduledQuickPay: 'goes-on',
    ResumeScheduledQuickPay: 'leaves',
    CancelScheduledQuickPay: 'goes-on',
  },
  evolve: {
    ScheduledQuickPayBegun: (wallet, { type: _, ...terms }) => ({
      ...wallet,
      quickPaySchedules: keep(wallet.quickPaySchedules, terms.scheduleId, {
        ...terms,
        isPaused: false,
      }),
    }),
    ScheduledQuickPayPaid: (wallet, { scheduleId, next }) => changed(wallet, scheduleId, { next }),
    ScheduledQuickPaySkipped: (wallet, { scheduleId, next }) => changed(wallet, scheduleId, { next }),
    ScheduledQuickPayPaused: (wallet, { scheduleId }) => changed(wallet, scheduleId, { isPaused: true }),
    ScheduledQuickPayResumed: (wallet, { scheduleId, next }) =>
      changed(wallet, scheduleId, { isPaused: false, next }),
    ScheduledQuickPayCancelled: (wallet, { scheduleId }) => changed(wallet, scheduleId, { next: undefined }),
  },
})
