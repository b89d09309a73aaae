import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  NOT_SWAPPABLE: ({ source = '', target = '' }) => msg`${source} cannot be swapped for ${target} at present.`,
  QUOTE_DIFFERS: () =>
    msg`The amounts have changed since this quote. Nothing was swapped; here is a new one.`,
  QUOTE_EXPIRED: () => msg`This quote has expired. Nothing was swapped; here is a new one.`,
  QUOTE_CHANGED: () => msg`The rate has changed. Nothing was swapped; here is a new quote.`,
  QUOTE_USED: () => msg`This quote has been used already. Nothing was swapped; ask for a new one.`,
} as const satisfies RefusalWords
