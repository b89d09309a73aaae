import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  PeriodClosed: msg({ message: 'Month of the books closed', context: 'event' }),
  StatementReconciled: msg({ message: 'Statement reconciled and signed off', context: 'event' }),
  JournalEntryBooked: msg({ message: 'Journal entry booked by hand', context: 'event' }),
} as const satisfies EventWords
