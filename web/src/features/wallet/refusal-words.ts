import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  CASE_TAKEN: () =>
    msg`An administrator is dealing with this already, so it can no longer be cancelled. You will hear the decision.`,
  BILL_DIFFERS: () => msg`The wallet differs from its transactions. Nothing was changed: tell an operator.`,
} as const satisfies RefusalWords
