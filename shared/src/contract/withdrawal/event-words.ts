import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  WithdrawalRequested: msg({ message: 'Withdrawal requested', context: 'event' }),
  WithdrawalSettled: msg({ message: 'Withdrawal sent', context: 'event' }),
  WithdrawalReturned: msg({ message: 'Withdrawal sent back by the bank', context: 'event' }),
  WithdrawalRejected: msg({ message: 'Withdrawal rejected', context: 'event' }),
} as const satisfies EventWords
