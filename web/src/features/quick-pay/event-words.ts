import { msg } from '@lingui/core/macro'
import type { EventWords } from '../audit/admin/event-names.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  QuickPaySent: msg({ message: 'Quick pay sent', context: 'event' }),
  QuickPayReceived: msg({ message: 'Quick pay received', context: 'event' }),
  ScheduledQuickPayBegun: msg({ message: 'Quick pay scheduled', context: 'event' }),
  ScheduledQuickPayPaid: msg({ message: 'Scheduled quick pay made', context: 'event' }),
  ScheduledQuickPaySkipped: msg({ message: 'Scheduled quick pay skipped', context: 'event' }),
  ScheduledQuickPayPaused: msg({ message: 'Scheduled quick pay paused', context: 'event' }),
  ScheduledQuickPayResumed: msg({ message: 'Scheduled quick pay resumed', context: 'event' }),
  ScheduledQuickPayCancelled: msg({ message: 'Scheduled quick pay cancelled', context: 'event' }),
} as const satisfies EventWords
