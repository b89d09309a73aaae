import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  HOLDING_REPORTED: () => msg`The custody reports what is held there. Its next report changes it.`,
} as const satisfies RefusalWords
