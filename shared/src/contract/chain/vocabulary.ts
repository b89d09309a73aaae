import type { Vocabulary } from '../vocabulary.ts'

export const chain = {
  events: [
    'ChainSendRequested',
    'ChainSendSettled',
    'ChainSendRejected',
    'AddressBound',
    'AddressUnbound',
    'AllowListTurnedOn',
    'AllowListEndAsked',
    'DepositAddressApplied',
    'DepositAddressGiven',
    'DepositAddressRetired',
    'PoolAddressRemoved',
    'CollectionAsked',
    'CollectionDone',
    'CollectionFailed',
  ],
  lines: ['chain-send', 'chain-send-returned'],
  readModels: ['address_applications', 'chain_sends', 'collections'],
} as const satisfies Vocabulary
