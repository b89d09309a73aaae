import { directions } from '@strongroom/shared/words/quick-pay/kind'
import { moneyRequestStates, quickPayStates } from '@strongroom/shared/words/quick-pay/state'
import { msg } from '#words'
import type { CsvWords } from '../csv/csv-words.ts'

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
