import type { Vocabulary } from '../vocabulary.ts'

/** Proofs of what the house owes its members, and statements of what it holds. */
export const liabilities = {
  events: ['LiabilitiesProven', 'LiabilitiesProofAsked', 'HoldingStated', 'HoldingWithdrawn'],
  readModels: ['holdings', 'liability_proofs'],
  refusals: ['HOLDING_REPORTED'],
  proposals: ['holding'],
} as const satisfies Vocabulary
