import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  catalogue: {
    one: msg`Reference data or setting`,
    many: msg`Settings and reference data`,
    inSentence: msg`a setting, a rate or a bank account of the house`,
  },
} as const satisfies ProposalWords
