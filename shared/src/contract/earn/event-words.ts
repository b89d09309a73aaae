import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  FixedDepositSubscribed: msg({ message: 'Fixed deposit subscribed', context: 'event' }),
  InterestPaid: msg({ message: 'Interest paid', context: 'event' }),
  FixedDepositRateChanged: msg({ message: 'Fixed deposit rate changed', context: 'event' }),
  FixedDepositMatured: msg({ message: 'Fixed deposit matured', context: 'event' }),
  FixedDepositRedeemed: msg({ message: 'Fixed deposit redeemed', context: 'event' }),
  FixedDepositCancelled: msg({ message: 'Fixed deposit cancelled', context: 'event' }),
} as const satisfies EventWords
