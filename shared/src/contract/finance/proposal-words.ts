import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  period: {
    one: msg`Month of the books`,
    many: msg`Months of the books`,
    inSentence: msg`a month of the books to be closed`,
  },
  'journal-entry': {
    one: msg`Journal entry by hand`,
    many: msg`Journal entries by hand`,
    inSentence: msg`a journal entry by hand`,
  },
} as const satisfies ProposalWords
