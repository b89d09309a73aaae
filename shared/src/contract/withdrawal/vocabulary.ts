import type { Vocabulary } from '../vocabulary.ts'

/** Payouts to members' own bank accounts. */
export const withdrawal = {
  events: ['WithdrawalRequested', 'WithdrawalSettled', 'WithdrawalRejected', 'WithdrawalReturned'],
  lines: ['withdrawal', 'withdrawal-returned', 'withdrawal-sent-back'],
  readModels: ['withdrawals'],
  ownReadModels: ['withdrawals'],
  refusals: ['BANK_CHANGED', 'WITHDRAWAL_NOT_SENT'],
} as const satisfies Vocabulary
