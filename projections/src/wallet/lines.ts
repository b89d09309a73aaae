import type { LinesOf } from '../statement/line.ts'

/** How each fact of a wallet that wallet leaves reads on a statement. */
export const lines: LinesOf<
  | 'WalletOpened'
  | 'WalletClosed'
  | 'WalletFrozen'
  | 'WalletUnfrozen'
  | 'WalletRested'
  | 'CurrencyRequested'
  | 'CurrencyApproved'
  | 'CurrencyRejected'
> = {
  WalletOpened: () => [],
  WalletClosed: () => [],
  WalletFrozen: () => [],
  WalletUnfrozen: () => [],
  WalletRested: () => [],
  CurrencyRequested: () => [],
  CurrencyApproved: () => [],
  CurrencyRejected: () => [],
}
