import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  'parked-skip': {
    one: msg`Event left out of a read model`,
    many: msg`Events left out of read models`,
    inSentence: msg`an event left out of a read model`,
  },
} as const satisfies ProposalWords
