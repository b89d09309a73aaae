import type { Vocabulary } from '../vocabulary.ts'

/** Wallets in a currency: opened, asked for, frozen, closed. */
export const wallet = {
  events: [
    'WalletOpened',
    'WalletClosed',
    'WalletFrozen',
    'WalletUnfrozen',
    'WalletRested',
    'CurrencyRequested',
    'CurrencyApproved',
    'CurrencyRejected',
  ],
  readModels: ['balances', 'currency_requests', 'snapshots', 'wallets'],
  ownReadModels: ['currency_requests', 'wallets'],
  refusals: ['BILL_DIFFERS'],
} as const satisfies Vocabulary
