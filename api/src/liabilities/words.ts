import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'holding-reported': { msg: msg`The custody reports what is held there` },
} as const satisfies RefusalWords
