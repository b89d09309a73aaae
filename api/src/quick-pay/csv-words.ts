import { directions } from '@strongroom/shared/words/quick-pay/kind'
import { moneyRequestStates, quickPayStates } from '@strongroom/shared/words/quick-pay/state'
import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  direction: msg`Direction`,
  sender: msg`Sender`,
  sender_username: msg`Sender’s name`,
  receiver: msg`Receiver`,
  receiver_username: msg`Receiver’s name`,
}

const requestHeads = {
  ...commonHeads,
  direction: msg`Direction`,
  note: msg`Note`,
  last_day: msg`Last day`,
  decided_date: msg`Decided`,
}

/** Lists of quick pays. */
export const quickPayCsv = {
  heads,
  codes: { status: quickPayStates, direction: directions },
} satisfies CsvWords

/** Lists of requests for money. */
export const moneyRequestCsv = {
  heads: requestHeads,
  codes: { status: moneyRequestStates, direction: directions },
} satisfies CsvWords
