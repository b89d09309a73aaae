import { msg } from '#words'
import type { ProposalWords } from './kind-name.ts'
import { caseWords, lineWords } from './words.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  'claim-credit': {
    one: msg`Claim of a member credited`,
    many: msg`Claims of members credited`,
    inSentence: msg`a claim of a member to be credited`,
  },
  reversal: {
    one: lineWords.reversal.title,
    many: msg`Reversals`,
    inSentence: msg`a reversal that gives a member money`,
  },
  'proof-override': {
    one: msg`Payment let out while the books differ`,
    many: msg`Payments let out while the books differ`,
    inSentence: msg`a payment let out while the books differ`,
  },
  adjustment: {
    ...caseWords.adjustment,
    inSentence: msg`money put into a wallet or taken out by hand`,
  },
} as const satisfies ProposalWords
