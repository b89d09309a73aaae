import type { Vocabulary } from '../vocabulary.ts'

export const earn = {
  events: [
    'FixedDepositSubscribed',
    'InterestPaid',
    'FixedDepositRateChanged',
    'FixedDepositMatured',
    'FixedDepositRedeemed',
    'FixedDepositCancelled',
  ],
  lines: [
    'fixed-deposit',
    'interest',
    'fixed-deposit-matured',
    'fixed-deposit-redeemed',
    'fixed-deposit-cancelled',
  ],
  readModels: ['fixed_deposits'],
} as const satisfies Vocabulary
