import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  RECEIVER_NOT_VERIFIED: () =>
    msg`This member cannot be paid until their identity is verified. Ask them to finish that first.`,
  QUICK_PAY_OFF: () => msg`The user has turned off quick pay`,
  SCHEDULE_LIMIT_REACHED: ({ limit = '' }) =>
    msg`You can have ${limit} scheduled payments at a time. Cancel one first.`,
  REQUEST_LIMIT_REACHED: ({ limit = '' }) =>
    msg`At most ${limit} requests can be open at a time. Cancel one, or wait until one is paid.`,
} as const satisfies RefusalWords
