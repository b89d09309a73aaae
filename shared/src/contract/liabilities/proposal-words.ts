import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  holding: {
    one: msg`Holding of the house`,
    many: msg`Holdings of the house`,
    inSentence: msg`a holding of the house`,
  },
} as const satisfies ProposalWords
