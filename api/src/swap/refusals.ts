import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'not-swappable': { msg: 'These currencies cannot be swapped' },
  'quote-differs': { msg: 'This is not what was quoted, please check again' },
  'quote-expired': { msg: 'The quote has expired, please check again' },
  'quote-changed': { msg: 'The rate has changed, please check again' },
} as const satisfies RefusalWords
