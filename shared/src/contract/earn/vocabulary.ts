import type { Vocabulary } from '../vocabulary.ts'

/** Fixed deposits and their interest. */
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
  ownReadModels: ['fixed_deposits'],
  refusals: [
    'NOT_MATURED',
    'EARN_OFF',
    'EARN_SWITCHED_OFF',
    'INTEREST_ALREADY_PAID',
    'MONTH_NOT_NEXT',
    'MONTH_NOT_OVER',
    'PLAN_CHANGED',
    'PLAN_NOT_OFFERED',
  ],
  proposals: ['subscription-rate'],
} as const satisfies Vocabulary
