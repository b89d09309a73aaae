import { msg } from '@lingui/core/macro'
import { money, type RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  ITEMS_UNEXPLAINED: () => msg`Every open item needs a note before the statement is signed off.`,
  ITEM_NOT_OPEN: () => msg`One of these items is not open any more. Look at the list again.`,
  MATCH_DIFFERS: ({ difference, currency }) => {
    const left = money(difference, currency)
    return msg`These lines and entries do not balance: ${left} is left. Choose others, or propose a correcting entry.`
  },
  STATEMENT_NOT_READY: () => msg`This statement is being read or matched. Wait until it is done.`,
  STATEMENT_SIGNED: () => msg`This statement has been signed off. It is not changed any more.`,
  STATEMENT_TAKEN_IN: () => msg`This file has been taken in before. Open the statement that it became.`,
  PERIOD_CLOSED: () => msg`This month is closed already.`,
  SAME_ACCOUNT: () => msg`Both sides are the same account. Choose another for one of them.`,
  BOOKS_BEHIND: () => msg`The books do not show everything yet. Close the month when they have caught up.`,
  PERIOD_NOT_NEXT: () => msg`An earlier month is still open. Close that one first.`,
  PERIOD_NOT_OVER: () => msg`This month is not over yet. Close it on the first day of the next (UTC).`,
} as const satisfies RefusalWords
