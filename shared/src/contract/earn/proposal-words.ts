import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  'subscription-rate': {
    one: msg`Rate of a fixed deposit`,
    many: msg`Rates of subscriptions`,
    inSentence: msg`a higher rate of a subscription`,
  },
} as const satisfies ProposalWords
