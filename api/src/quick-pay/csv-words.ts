import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  direction: msg`Direction`,
  sender: msg`Sender`,
  sender_username: msg`Sender’s name`,
  receiver: msg`Receiver`,
  receiver_username: msg`Receiver’s name`,
}

const arrival: Codes = {
  0: msg`On its way`,
  1: msg`Settled`,
}

const direction: Codes = {
  sent: msg`Sent`,
  received: msg`Received`,
}

/** Lists of quick pays. */
export const quickPayCsv = { heads, codes: { status: arrival, direction } } satisfies CsvWords
