import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'wallet-closed': { msg: 'This account has been deleted' },
  'wallet-frozen': { msg: 'This account is frozen: its money rests until it is unfrozen' },
} as const satisfies RefusalWords
