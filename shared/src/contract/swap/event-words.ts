import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  SwapSettled: msg({ message: 'Swap settled', context: 'event' }),
} as const satisfies EventWords
