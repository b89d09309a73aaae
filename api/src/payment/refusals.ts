import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'payment-not-sent': { msg: msg`This payment has not been sent to the bank` },
} as const satisfies RefusalWords
