import type { Vocabulary } from '../vocabulary.ts'

/** Wallets in a currency: opened, asked for, frozen, given up, closed. */
export const wallet = {
  events: [
    'WalletOpened',
    'WalletClosed',
    'BalanceGivenUp',
    'WalletFrozen',
    'WalletUnfrozen',
    'WalletRested',
    'CurrencyRequested',
    'CurrencyApproved',
    'CurrencyRejected',
    'CaseCancelled',
  ],
  lines: ['given-up'],
  readModels: ['balances', 'currency_requests', 'snapshots', 'wallets'],
  ownReadModels: ['currency_requests', 'wallets'],
  refusals: ['BILL_DIFFERS', 'CASE_TAKEN'],
} as const satisfies Vocabulary
