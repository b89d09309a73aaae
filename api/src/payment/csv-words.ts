import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  remarks: msg`Remarks`,
  account: msg({ message: 'Account', context: 'file' }),
  swift: msg`SWIFT`,
}

const requested: Codes = {
  0: msg`Unpaid`,
  1: msg`Received`,
  '-1': msg`Rejected`,
}

const paid: Codes = {
  0: msg`Waits for finance`,
  1: msg({ message: 'Sent', context: 'file' }),
  '-1': msg`Failed, money returned`,
}

/** Lists of requested payments. */
export const requestPaymentCsv = { heads, codes: { status: requested } } satisfies CsvWords

/** Lists of sent payments. */
export const sendPaymentCsv = { heads, codes: { status: paid } } satisfies CsvWords
