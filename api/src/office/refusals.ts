import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'movement-unknown': { msg: msg`This transaction does not exist` },
  'not-reversible': { msg: msg`This cannot be reversed` },
  'not-your-proposal': { msg: msg`Only the proposer can withdraw this` },
} as const satisfies RefusalWords
