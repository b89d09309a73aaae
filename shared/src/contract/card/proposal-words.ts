import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  'card-credits': {
    one: msg`Credits on cards`,
    many: msg`Card logs that put money on cards`,
    inSentence: msg`card logs that put money on cards`,
  },
} as const satisfies ProposalWords
