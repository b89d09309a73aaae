import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  BonusGranted: msg({ message: 'Bonus granted', context: 'event' }),
} as const satisfies EventWords
