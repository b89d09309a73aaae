import type { Vocabulary } from '../vocabulary.ts'

/** Payments between members, at once, on schedule and on request. */
export const quickPay = {
  events: [
    'QuickPaySent',
    'QuickPayReceived',
    'QuickPayReturned',
    'ScheduledQuickPayBegun',
    'ScheduledQuickPayPaid',
    'ScheduledQuickPaySkipped',
    'ScheduledQuickPayPaused',
    'ScheduledQuickPayResumed',
    'ScheduledQuickPayCancelled',
    'MoneyRequested',
    'MoneyRequestPaid',
    'MoneyRequestDeclined',
    'MoneyRequestCancelled',
    'MoneyRequestExpired',
  ],
  lines: ['quick-pay-sent', 'quick-pay-received', 'quick-pay-returned'],
  readModels: ['quick_pays', 'quick_pay_schedules', 'quick_pay_runs', 'money_requests'],
  ownReadModels: ['quick_pays', 'quick_pay_schedules', 'quick_pay_runs', 'money_requests'],
  refusals: ['QUICK_PAY_OFF', 'RECEIVER_NOT_VERIFIED', 'REQUEST_LIMIT_REACHED', 'SCHEDULE_LIMIT_REACHED'],
} as const satisfies Vocabulary
