import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  Claimed: msg({ message: 'Number claimed', context: 'event' }),
  ClaimReleased: msg({ message: 'Number released', context: 'event' }),
} as const satisfies EventWords
