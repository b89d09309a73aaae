import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  NO_ESTIMATE: ({ currency = '' }) =>
    msg`${currency} has no price, so what you spend cannot be counted in it. Choose another currency for the budget.`,
} as const satisfies RefusalWords
