import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  'circle-deposit': {
    one: msg`Circle deposit`,
    many: msg`Circle deposits`,
    inSentence: msg`a Circle deposit`,
  },
  'deposit-amount': {
    one: msg`Amount of a deposit`,
    many: msg`Amounts of bank deposits`,
    inSentence: msg`the amount of a bank deposit`,
  },
  'virtual-account': {
    one: msg`Virtual account`,
    many: msg`Virtual accounts of members`,
    inSentence: msg`a member’s virtual account`,
  },
} as const satisfies ProposalWords
