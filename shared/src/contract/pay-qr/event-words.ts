import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  PayCodeReserved: msg({ message: 'Pay code, money reserved', context: 'event' }),
  PayCodePaid: msg({ message: 'Pay code paid out', context: 'event' }),
  PayCodeReceived: msg({ message: 'Pay code received', context: 'event' }),
  PayCodeReturned: msg({ message: 'Pay code, money given back', context: 'event' }),
  PayCodeScanReturned: msg({ message: 'Pay code, scan given back', context: 'event' }),
  PayCodeCreated: msg({ message: 'Pay code created', context: 'event' }),
  PayCodeScanned: msg({ message: 'Pay code scanned', context: 'event' }),
  PayCodeExpired: msg({ message: 'Pay code expired', context: 'event' }),
} as const satisfies EventWords
