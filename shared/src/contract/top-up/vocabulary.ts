import type { Vocabulary } from '../vocabulary.ts'

/** Coins paid in on a chain. */
export const topUp = {
  events: ['TopUpSubmitted', 'TopUpApproved', 'TopUpRejected'],
  lines: ['top-up'],
  readModels: ['top_ups'],
  ownReadModels: ['top_ups'],
  refusals: ['TXID_ALREADY_USED'],
} as const satisfies Vocabulary
