import type { Vocabulary } from '../vocabulary.ts'

/** Payouts to members' own bank accounts. */
export const withdrawal = {
  events: ['WithdrawalRequested', 'WithdrawalSettled', 'WithdrawalRejected'],
  lines: ['withdrawal', 'withdrawal-returned'],
  readModels: ['withdrawals'],
  ownReadModels: ['withdrawals'],
  refusals: ['BANK_CHANGED'],
} as const satisfies Vocabulary
