import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  PAYMENT_NOT_SENT: () => msg`This payment has not been sent to the bank.`,
} as const satisfies RefusalWords
