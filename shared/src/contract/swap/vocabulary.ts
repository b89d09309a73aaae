import type { Vocabulary } from '../vocabulary.ts'

/** Conversions at a quoted rate. */
export const swap = {
  events: ['SwapSettled'],
  lines: ['swap-out', 'swap-in'],
  readModels: ['swaps'],
  ownReadModels: ['swaps'],
  refusals: ['NOT_SWAPPABLE', 'QUOTE_CHANGED', 'QUOTE_DIFFERS', 'QUOTE_EXPIRED', 'QUOTE_USED'],
} as const satisfies Vocabulary
