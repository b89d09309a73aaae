import { msg } from '#words'
import { shown } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  vipFeeRates: msg`Fee rates by VIP level`,
  receivedAmount: msg`Received amount`,
}

/** Lists of swaps and of rates. */
export const swapCsv = { heads, codes: { status: shown } } satisfies CsvWords
