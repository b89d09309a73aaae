import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'receiver-not-verified': { msg: 'This member cannot be paid until their identity is verified' },
  'quick-pay-off': { msg: 'The user has turned off quick pay' },
  'request-limit-reached': { msg: 'No more requests for money can be open' },
  'schedule-limit-reached': { msg: 'No more payments can be scheduled' },
} as const satisfies RefusalWords
