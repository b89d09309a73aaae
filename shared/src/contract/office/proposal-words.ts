import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  'claim-credit': {
    one: msg`Claim of a member credited`,
    many: msg`Claims of members credited`,
    inSentence: msg`a claim of a member to be credited`,
  },
  reversal: {
    one: msg`Reversal`,
    many: msg`Reversals`,
    inSentence: msg`a reversal that gives a member money`,
  },
  'proof-override': {
    one: msg`Payment let out while the books differ`,
    many: msg`Payments let out while the books differ`,
    inSentence: msg`a payment let out while the books differ`,
  },
  adjustment: {
    one: msg`Adjustment`,
    many: msg`Adjustments`,
    inSentence: msg`money put into a wallet or taken out by hand`,
  },
} as const satisfies ProposalWords
