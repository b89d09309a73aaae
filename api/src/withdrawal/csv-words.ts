import { msg } from '#words'
import { source, withdrawn } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  returned_amount: msg`Sent back by the bank`,
  bank_charge: msg`Kept by the bank`,
  returned_reason: msg`Why it was sent back`,
  returned_date: msg`Sent back on`,
}

/** Lists of withdrawals. */
export const withdrawalCsv = { heads, codes: { source, status: withdrawn } } satisfies CsvWords
