import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'vip-application-open': { msg: msg`Your last application is still being looked at` },
} as const satisfies RefusalWords
