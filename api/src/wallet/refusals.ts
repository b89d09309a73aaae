import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'wallet-closed': { msg: msg`This account has been deleted` },
  'case-taken': { msg: msg`An administrator has taken this already: it can no longer be cancelled` },
  'wallet-resting': {
    msg: msg`The PAY code was changed without the one before: nothing leaves this account until it has rested`,
  },
  'wallet-frozen': { msg: msg`This account is frozen: no money can leave it until it is unfrozen` },
} as const satisfies RefusalWords
