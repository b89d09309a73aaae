import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  LiabilitiesProven: msg({ message: 'Liabilities to members proven', context: 'event' }),
  LiabilitiesProofAsked: msg({ message: 'Proof of liabilities asked for', context: 'event' }),
  HoldingStated: msg({ message: 'Holding of the house stated', context: 'event' }),
  HoldingWithdrawn: msg({ message: 'Holding of the house withdrawn', context: 'event' }),
} as const satisfies EventWords
