import type { Vocabulary } from '../vocabulary.ts'

export const topUp = {
  events: ['TopUpSubmitted', 'TopUpApproved', 'TopUpRejected'],
  lines: ['top-up'],
  readModels: ['top_ups'],
} as const satisfies Vocabulary
