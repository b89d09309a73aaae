import { directions, moneyRequestStates, quickPayStates } from '@strongroom/shared/words/quick-pay/record'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'receiver-not-verified': { msg: msg`This member cannot be paid until their identity is verified` },
  'quick-pay-off': { msg: msg`The user has turned off quick pay` },
  'request-limit-reached': { msg: msg`No more requests for money can be open` },
  'schedule-limit-reached': { msg: msg`No more payments can be scheduled` },
} as const satisfies RefusalWords

const heads = {
  sender: msg`Sender`,
  sender_username: msg`Sender’s name`,
  receiver: msg`Receiver`,
  receiver_username: msg`Receiver’s name`,
}

/** Lists of quick pays. */
export const quickPayCsv = {
  heads,
  codes: { status: quickPayStates, direction: directions },
} satisfies CsvWords

/** Lists of requests for money. */
export const moneyRequestCsv = {
  codes: { status: moneyRequestStates, direction: directions },
} satisfies CsvWords
