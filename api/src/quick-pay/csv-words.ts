import type { wire } from '@strongroom/shared'
import { msg, type Word } from '#words'
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

const requestHeads = {
  ...commonHeads,
  direction: msg`Direction`,
  note: msg`Note`,
  last_day: msg`Last day`,
  decided_date: msg`Decided`,
}

const arrival: Codes = {
  0: msg`On its way`,
  1: msg`Settled`,
  [-1]: msg`Came back`,
}

const direction: Codes = {
  sent: msg({ message: 'Sent', context: 'file' }),
  received: msg`Received`,
}

/** Lists of quick pays. */
export const quickPayCsv = { heads, codes: { status: arrival, direction } } satisfies CsvWords

const requestStatus: Readonly<Record<wire.MoneyRequest['status'], Word>> = {
  open: msg`Open`,
  paid: msg({ message: 'Paid', context: 'file' }),
  declined: msg`Declined`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
  returned: msg`Came back`,
}

/** Lists of requests for money. */
export const moneyRequestCsv = {
  heads: requestHeads,
  codes: { status: requestStatus, direction },
} satisfies CsvWords
