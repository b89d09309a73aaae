import { booked, type LinesOf } from '../statement/line.ts'

/** How each fact of a wallet that wallet leaves reads on a statement. */
export const lines: LinesOf<
  | 'WalletOpened'
  | 'WalletClosed'
  | 'BalanceGivenUp'
  | 'WalletFrozen'
  | 'WalletUnfrozen'
  | 'WalletRested'
  | 'CurrencyRequested'
  | 'CurrencyApproved'
  | 'CurrencyRejected'
> = {
  WalletOpened: () => [],
  WalletClosed: () => [],
  BalanceGivenUp: ({ currency }) => [booked('given-up', currency, currency)],
  WalletFrozen: () => [],
  WalletUnfrozen: () => [],
  WalletRested: () => [],
  CurrencyRequested: () => [],
  CurrencyApproved: () => [],
  CurrencyRejected: () => [],
}
