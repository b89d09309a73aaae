import { msg } from '#words'
import { shown } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  feeRate: msg`Fee rate`,
  vipFeeRates: msg`Fee rates by VIP level`,
  sourceAmount: msg`Source amount`,
  receivedAmount: msg`Received amount`,
}

/** Lists of swaps and of rates. */
export const swapCsv = { heads, codes: { status: shown } } satisfies CsvWords
