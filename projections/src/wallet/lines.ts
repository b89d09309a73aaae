import type { wire } from '@strongroom/shared'
import { booked, closed, type LinesOf, returned } from '../statement/line.ts'

type Cancelled = { readonly line?: wire.TransactionType; readonly back?: wire.TransactionType }

/** The line of a case that its member has cancelled, and that of the money that comes back, of each kind that has some. */
const cancelledLines: { readonly [K in wire.CancelledKind]: Cancelled } = {
  'top-up': { line: 'top-up' },
  deposit: { line: 'deposit' },
  'fps-top-up': { line: 'fps-top-up' },
  withdrawal: { line: 'withdrawal', back: 'withdrawal-returned' },
  'chain-send': { line: 'chain-send', back: 'chain-send-returned' },
  'request-payment': { line: 'request-payment' },
  'send-payment': { line: 'send-payment', back: 'send-payment-returned' },
  'card-charge': { line: 'card-charge', back: 'card-charge-returned' },
  'card-order': {},
  'currency-request': {},
}
const lineOf = (kind: string): Cancelled =>
  Object.entries(cancelledLines).find(([known]) => known === kind)?.[1] ?? {}

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
  | 'CaseCancelled'
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
  CaseCancelled: ({ kind, caseId, currency = '', legs }) => {
    const { line, back } = lineOf(kind)
    return [
      ...(line ? [closed(line, caseId, { state: 'cancelled' })] : []),
      ...(back ? returned(back, caseId, currency, legs) : []),
    ]
  },
}
