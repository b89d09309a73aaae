import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  MONEY_DIFFERS: ({ amounts = '' }) =>
    msg`The rebuild has other money, by ${amounts}. Nothing was changed: type these amounts to put it in place.`,
  NOT_FAILED: () => msg`This is no longer among what failed. Look at the list again.`,
  NOT_PARKED: () => msg`This stream is not parked there any more. Look at the list again.`,
  NOT_WAITING: () => msg`This is no longer waiting to be sent. Look at the list again.`,
  REBUILD_RUNNING: () => msg`This read model is being rebuilt at this moment. Wait until it is done.`,
  REBUILD_REFUSED: () =>
    msg`Somebody has decided this meanwhile, or there is nothing to do it with. Look at the list again.`,
} as const satisfies RefusalWords
