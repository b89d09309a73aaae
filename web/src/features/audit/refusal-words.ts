import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  NOT_SEALED_YET: ({ seconds = '15' }) =>
    msg`This has not been sealed yet. Ask for the receipt again in ${seconds} seconds.`,
  SEAL_STOPPED: () =>
    msg`The log is not being sealed at present, so there is no receipt yet. Try again later.`,
  TOO_MANY_EVENTS: ({ events = '', most = '' }) =>
    msg`These are ${events} events, and a pack holds ${most}. Choose fewer days.`,
} as const satisfies RefusalWords
