import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  TXID_ALREADY_USED: () => msg`This TXID has been submitted before. Each transfer counts once.`,
} as const satisfies RefusalWords
