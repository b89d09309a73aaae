import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  'vip-level': {
    one: msg`VIP level of a member`,
    many: msg`VIP levels of members`,
    inSentence: msg`a member raised to a higher VIP level`,
  },
} as const satisfies ProposalWords
