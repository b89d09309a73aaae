import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  VIP_APPLICATION_OPEN: () => msg`Your last application is still being looked at.`,
} as const satisfies RefusalWords
