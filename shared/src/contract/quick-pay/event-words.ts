import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  QuickPaySent: msg({ message: 'Quick pay sent', context: 'event' }),
  QuickPayReceived: msg({ message: 'Quick pay received', context: 'event' }),
  QuickPayReturned: msg({ message: 'Quick pay came back', context: 'event' }),
  ScheduledQuickPayBegun: msg({ message: 'Quick pay scheduled', context: 'event' }),
  ScheduledQuickPayPaid: msg({ message: 'Scheduled quick pay made', context: 'event' }),
  ScheduledQuickPaySkipped: msg({ message: 'Scheduled quick pay skipped', context: 'event' }),
  ScheduledQuickPayPaused: msg({ message: 'Scheduled quick pay paused', context: 'event' }),
  ScheduledQuickPayResumed: msg({ message: 'Scheduled quick pay resumed', context: 'event' }),
  ScheduledQuickPayCancelled: msg({ message: 'Scheduled quick pay cancelled', context: 'event' }),
  MoneyRequested: msg({ message: 'Money asked for', context: 'event' }),
  MoneyRequestPaid: msg({ message: 'Request for money paid', context: 'event' }),
  MoneyRequestDeclined: msg({ message: 'Request for money declined', context: 'event' }),
  MoneyRequestCancelled: msg({ message: 'Request for money cancelled', context: 'event' }),
  MoneyRequestExpired: msg({ message: 'Request for money expired', context: 'event' }),
} as const satisfies EventWords
