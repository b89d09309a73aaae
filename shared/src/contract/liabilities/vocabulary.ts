import type { Vocabulary } from '../vocabulary.ts'

export const liabilities = {
  events: ['LiabilitiesProven', 'LiabilitiesProofAsked', 'HoldingStated', 'HoldingWithdrawn'],
  readModels: ['holdings', 'liability_proofs'],
} as const satisfies Vocabulary
