import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  period: {
    one: msg`Month of the books`,
    many: msg`Months of the books`,
    inSentence: msg`a month of the books to be closed`,
  },
} as const satisfies ProposalWords
