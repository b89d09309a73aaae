import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  KycSubmitted: msg({ message: 'Identity documents handed in', context: 'event' }),
  KycDecided: msg({ message: 'Identity decided', context: 'event' }),
  KycErased: msg({ message: 'Identity documents erased', context: 'event' }),
} as const satisfies EventWords
