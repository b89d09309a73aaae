import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'receiver-not-verified': { msg: msg`This member cannot be paid until their identity is verified` },
  'quick-pay-off': { msg: msg`The user has turned off quick pay` },
  'request-limit-reached': { msg: msg`No more requests for money can be open` },
  'schedule-limit-reached': { msg: msg`No more payments can be scheduled` },
} as const satisfies RefusalWords
