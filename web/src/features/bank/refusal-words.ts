import { msg } from '@lingui/core/macro'
import { money, type RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  ABOVE_MAXIMUM: ({ maximum, currency }) => {
    const most = money(maximum, currency)
    return msg`Enter at most ${most}.`
  },
  DETAILS_CHANGED: () =>
    msg`The member has just changed this bank account. Reload the list and look at it again.`,
  BANK_LIMIT_REACHED: ({ limit = '' }) => msg`You can link ${limit} bank accounts. Unlink one first.`,
  VIP_LEVEL_TOO_LOW: ({ needed = '' }) => msg`This opens at VIP level ${needed}.`,
  NOT_COMPLETED: () => msg`This has not been distributed yet.`,
  FPS_OFF: () => msg`FPS is not taken at present`,
  CIRCLE_ID_ALREADY_USED: () => msg`This payment of Circle has been credited before.`,
} as const satisfies RefusalWords
