import type { Vocabulary } from '../vocabulary.ts'

export const withdrawal = {
  events: ['WithdrawalRequested', 'WithdrawalSettled', 'WithdrawalRejected'],
  lines: ['withdrawal', 'withdrawal-returned'],
  readModels: ['withdrawals'],
  refusals: ['BANK_CHANGED'],
} as const satisfies Vocabulary
