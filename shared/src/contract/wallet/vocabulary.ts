import type { Vocabulary } from '../vocabulary.ts'

export const wallet = {
  events: [
    'WalletOpened',
    'WalletClosed',
    'WalletFrozen',
    'WalletUnfrozen',
    'CurrencyRequested',
    'CurrencyApproved',
    'CurrencyRejected',
  ],
  readModels: ['balances', 'currency_requests', 'snapshots', 'wallets'],
  refusals: ['BILL_DIFFERS'],
} as const satisfies Vocabulary
