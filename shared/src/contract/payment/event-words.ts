import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  PaymentRequested: msg({ message: 'Payment requested', context: 'event' }),
  RequestedPaymentReceived: msg({ message: 'Requested payment received', context: 'event' }),
  RequestedPaymentRejected: msg({ message: 'Requested payment rejected', context: 'event' }),
  PaymentSubmitted: msg({ message: 'Payment submitted', context: 'event' }),
  PaymentSent: msg({ message: 'Payment sent by the bank', context: 'event' }),
  PaymentReturned: msg({ message: 'Payment sent back by the bank', context: 'event' }),
  PaymentFailed: msg({ message: 'Payment failed', context: 'event' }),
} as const satisfies EventWords
