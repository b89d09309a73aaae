import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  RECEIVER_NOT_VERIFIED: () =>
    msg`This member cannot be paid until their identity is verified. Ask them to finish that first.`,
  QUICK_PAY_OFF: () => msg`The user has turned off quick pay`,
} as const satisfies RefusalWords
