import type { Vocabulary } from '../vocabulary.ts'

/** Payments between members, at once and on schedule. */
export const quickPay = {
  events: [
    'QuickPaySent',
    'QuickPayReceived',
    'ScheduledQuickPayBegun',
    'ScheduledQuickPayPaid',
    'ScheduledQuickPaySkipped',
    'ScheduledQuickPayPaused',
    'ScheduledQuickPayResumed',
    'ScheduledQuickPayCancelled',
  ],
  lines: ['quick-pay-sent', 'quick-pay-received'],
  readModels: ['quick_pays', 'quick_pay_schedules', 'quick_pay_runs'],
  refusals: ['QUICK_PAY_OFF', 'RECEIVER_NOT_VERIFIED', 'SCHEDULE_LIMIT_REACHED'],
} as const satisfies Vocabulary
