import { type LinesOf, paid } from '../statement/line.ts'

/** How each fact of a wallet that quick-pay leaves reads on a statement. */
export const lines: LinesOf<
  | 'QuickPaySent'
  | 'ScheduledQuickPayBegun'
  | 'ScheduledQuickPayPaid'
  | 'ScheduledQuickPaySkipped'
  | 'ScheduledQuickPayPaused'
  | 'ScheduledQuickPayResumed'
  | 'ScheduledQuickPayCancelled'
  | 'QuickPayReceived'
  | 'QuickPayReturned'
  | 'MoneyRequested'
  | 'MoneyRequestPaid'
  | 'MoneyRequestDeclined'
  | 'MoneyRequestCancelled'
  | 'MoneyRequestExpired'
> = {
  QuickPaySent: ({ paymentId, currency, to }) => [paid(paymentId, currency, 'quick-pay-sent', to)],
  ScheduledQuickPayBegun: () => [],
  ScheduledQuickPayPaid: () => [],
  ScheduledQuickPaySkipped: () => [],
  ScheduledQuickPayPaused: () => [],
  ScheduledQuickPayResumed: () => [],
  ScheduledQuickPayCancelled: () => [],
  MoneyRequested: () => [],
  MoneyRequestPaid: () => [],
  MoneyRequestDeclined: () => [],
  MoneyRequestCancelled: () => [],
  MoneyRequestExpired: () => [],
  QuickPayReceived: ({ paymentId, currency, from }) => [
    paid(paymentId, currency, 'quick-pay-received', from),
  ],
  QuickPayReturned: ({ paymentId, currency, to }) => [paid(paymentId, currency, 'quick-pay-returned', to)],
}
