import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  TopUpSubmitted: msg({ message: 'Top-up submitted', context: 'event' }),
  TopUpApproved: msg({ message: 'Top-up approved', context: 'event' }),
  TopUpRejected: msg({ message: 'Top-up rejected', context: 'event' }),
} as const satisfies EventWords
