import { msg } from '#words'
import type { ProposalWords } from '../office/kind-name.ts'

/** The names of this capability's changes that take two administrators. */
export const proposalWords = {
  role: {
    one: msg`Role`,
    many: msg`Roles`,
    inSentence: msg`a member’s role`,
  },
  'user-group': {
    one: msg`User group of a member`,
    many: msg`User groups of members`,
    inSentence: msg`a member given better terms by a user group`,
  },
  'pay-code-clearing': {
    one: msg`PAY code cleared`,
    many: msg`PAY codes cleared`,
    inSentence: msg`a member’s PAY code to be cleared`,
  },
  'administrator-standing': {
    one: msg`Account of an administrator`,
    many: msg`Accounts of administrators`,
    inSentence: msg`an administrator’s account, disabled or enabled`,
  },
} as const satisfies ProposalWords
