import type { Wallet } from './wallet.ts'

/** A closed wallet's refusal of everything but the completion of movements that others had begun. */
export type WalletIsClosed = { readonly kind: 'wallet-closed' }

/**
 * The facts that still happen in a closed wallet: the arrival of money that others had sent before, and administrators'
 * corrections.
 */
const happensAfterwards: ReadonlySet<string> = new Set([
  'CloseWallet',
  'ReceiveQuickPay',
  'ReceiveFromCode',
  'CreditCircleDeposit',
  'ProposeAdjustment',
  'ApproveAdjustment',
  'RejectAdjustment',
  'WithdrawAdjustment',
  'ReverseMovement',
  'BookCardLog',
  'ReverseCardLog',
  'AuthoriseCardPurchase',
  'CaptureCardPurchase',
  'ReleaseCardPurchase',
  'RefundCardPurchase',
])

/** Whether a command comes too late for this wallet. */
export const isTooLate = (command: { readonly type: string }, wallet: Wallet): boolean =>
  wallet.closed && !happensAfterwards.has(command.type)
