import type { Vocabulary } from '../vocabulary.ts'

/** Prices of which a member wants to be told. */
export const priceAlert = {
  refusals: ['ALERT_REACHED', 'ALERT_UNKNOWN', 'TOO_MANY_ALERTS'],
} as const satisfies Vocabulary
