import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  DepositSubmitted: msg({ message: 'Bank deposit submitted', context: 'event' }),
  DepositReceived: msg({ message: 'Bank deposit received', context: 'event' }),
  DepositFailed: msg({ message: 'Bank deposit never came', context: 'event' }),
  DepositCompleted: msg({ message: 'Bank deposit distributed', context: 'event' }),
  DepositRejected: msg({ message: 'Bank deposit rejected', context: 'event' }),
  DepositConfirmed: msg({ message: 'Bank deposit confirmed', context: 'event' }),
  FpsTopUpSubmitted: msg({ message: 'FPS top-up submitted', context: 'event' }),
  FpsTopUpApproved: msg({ message: 'FPS top-up approved', context: 'event' }),
  FpsTopUpRejected: msg({ message: 'FPS top-up rejected', context: 'event' }),
  CircleDepositCredited: msg({ message: 'Wire to the virtual account credited', context: 'event' }),
  BankLinked: msg({ message: 'Bank account linked', context: 'event' }),
  BankChanged: msg({ message: 'Bank account changed', context: 'event' }),
  BankApproved: msg({ message: 'Bank account approved', context: 'event' }),
  BankRejected: msg({ message: 'Bank account rejected', context: 'event' }),
  BankCategorySet: msg({ message: 'Bank account filed under a category', context: 'event' }),
  BankUnlinked: msg({ message: 'Bank account unlinked', context: 'event' }),
  VirtualAccountGiven: msg({ message: 'Virtual account given', context: 'event' }),
} as const satisfies EventWords
