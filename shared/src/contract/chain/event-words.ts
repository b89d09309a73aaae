import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  ChainSendRequested: msg({ message: 'Send on chain requested', context: 'event' }),
  ChainSendSettled: msg({ message: 'Sent on chain, settled', context: 'event' }),
  ChainSendRejected: msg({ message: 'Send on chain rejected', context: 'event' }),
  AddressBound: msg({ message: 'Address added to the book', context: 'event' }),
  AddressUnbound: msg({ message: 'Address taken out of the book', context: 'event' }),
  AllowListTurnedOn: msg({ message: 'Allow-list of addresses turned on', context: 'event' }),
  AllowListEndAsked: msg({ message: 'End of the allow-list asked for', context: 'event' }),
  DepositAddressApplied: msg({ message: 'Deposit address applied for', context: 'event' }),
  DepositAddressGiven: msg({ message: 'Deposit address given', context: 'event' }),
  DepositAddressRetired: msg({ message: 'Deposit address retired', context: 'event' }),
  PoolAddressRemoved: msg({ message: 'Address taken out of the pool', context: 'event' }),
  CollectionAsked: msg({ message: 'Collection asked for', context: 'event' }),
  CollectionDone: msg({ message: 'Collection done', context: 'event' }),
  CollectionFailed: msg({ message: 'Collection refused by the custody', context: 'event' }),
} as const satisfies EventWords
