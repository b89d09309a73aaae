import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'role-held': {
    msg: msg`An administrator’s account cannot be deleted: the role has to be taken away first`,
  },
  'role-changed': { msg: msg`This member’s role has been changed meanwhile` },
  'money-left': { msg: msg`There is still money in your account` },
  'left-below-fee': {
    msg: msg`What is left in your account is not worth the fee of taking it out: say that you give it up`,
  },
  'requests-open': { msg: msg`There are requests that nobody has decided on yet` },
} as const satisfies RefusalWords
