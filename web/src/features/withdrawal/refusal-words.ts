import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  BANK_CHANGED: () =>
    msg`This bank account has been changed since the withdrawal was asked for. Reject it, so that the member can ask again.`,
  WITHDRAWAL_NOT_SENT: () => msg`This withdrawal has not been sent to the bank.`,
} as const satisfies RefusalWords
