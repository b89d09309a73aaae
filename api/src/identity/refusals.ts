import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'already-verified': { msg: msg`This identity is verified already` },
  'kyc-kind-wrong': { msg: msg`These are not the documents of this kind of account` },
  'kyc-not-handed-in': { msg: msg`This member has handed in nothing that could be approved` },
  'kyc-waiting': { msg: msg`There are documents that nobody has decided on yet` },
  'kyc-replaced': { msg: msg`This record has been replaced by another one, please look at that` },
} as const satisfies RefusalWords
