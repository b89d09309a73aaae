/**
 * Every kind of line a statement may have. A new one gets its title and its place in the filter on screen, and its word
 * in CSV files: each of these lists is held against this one by the compiler.
 */
export const transactionTypes = [
  'top-up',
  'deposit',
  'fps-top-up',
  'circle-deposit',
  'withdrawal',
  'withdrawal-returned',
  'chain-send',
  'chain-send-returned',
  'swap-out',
  'swap-in',
  'quick-pay-sent',
  'quick-pay-received',
  'pay-code',
  'pay-code-received',
  'pay-code-returned',
  'request-payment',
  'send-payment',
  'send-payment-returned',
  'fixed-deposit',
  'interest',
  'fixed-deposit-matured',
  'fixed-deposit-redeemed',
  'fixed-deposit-cancelled',
  'trade-placed',
  'trade-filled',
  'trade-cancelled',
  'card-opened',
  'card-charge',
  'card-charge-returned',
  'adjustment',
  'reversal',
  'sign-up-bonus',
  'referrer-bonus',
  'referee-bonus',
  'invite-code-bonus',
] as const

export type TransactionType = (typeof transactionTypes)[number]
