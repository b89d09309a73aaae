import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  WalletOpened: msg({ message: 'Wallet opened', context: 'event' }),
  WalletClosed: msg({ message: 'Wallet closed', context: 'event' }),
  BalanceGivenUp: msg({ message: 'Balance given up', context: 'event' }),
  WalletFrozen: msg({ message: 'Wallet frozen', context: 'event' }),
  WalletUnfrozen: msg({ message: 'Wallet unfrozen', context: 'event' }),
  WalletRested: msg({ message: 'Wallet rests after a new PAY code', context: 'event' }),
  CurrencyRequested: msg({ message: 'Currency requested', context: 'event' }),
  CurrencyApproved: msg({ message: 'Currency approved', context: 'event' }),
  CurrencyRejected: msg({ message: 'Currency rejected', context: 'event' }),
  CaseCancelled: msg({ message: 'Cancelled by the member', context: 'event' }),
} as const satisfies EventWords
