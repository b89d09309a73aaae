import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'txid-already-used': { msg: msg`This TXID has been submitted before` },
} as const satisfies RefusalWords
