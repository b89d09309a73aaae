import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  fill: {
    one: msg`Limit order filled worse than the market`,
    many: msg`Limit orders filled worse than the market`,
    inSentence: msg`a limit order filled worse than the market`,
  },
} as const satisfies ProposalWords
