import type { Vocabulary } from '../vocabulary.ts'

export const swap = {
  events: ['SwapSettled'],
  lines: ['swap-out', 'swap-in'],
  readModels: ['swaps'],
} as const satisfies Vocabulary
