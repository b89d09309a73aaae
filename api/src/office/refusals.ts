import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'movement-unknown': { msg: msg`There is no such transaction` },
  'not-reversible': { msg: msg`This cannot be reversed` },
  'not-your-proposal': { msg: msg`Only who has proposed this can withdraw it` },
} as const satisfies RefusalWords
