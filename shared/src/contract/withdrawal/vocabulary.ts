import type { Vocabulary } from '../vocabulary.ts'

export const withdrawal = {
  events: ['WithdrawalRequested', 'WithdrawalSettled', 'WithdrawalRejected'],
  lines: ['withdrawal', 'withdrawal-returned'],
  readModels: ['withdrawals'],
} as const satisfies Vocabulary
