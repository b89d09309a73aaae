import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  'pool-addresses': {
    one: msg`Addresses of the pool`,
    many: msg`Deposit addresses`,
    inSentence: msg`deposit addresses`,
  },
  'risk-release': {
    one: msg`Case above the limit of risk`,
    many: msg`Cases above the limit of risk`,
    inSentence: msg`a case above the limit of risk`,
  },
} as const satisfies ProposalWords
