import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { shown } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'not-swappable': { msg: msg`These currencies cannot be swapped` },
  'quote-differs': { msg: msg`This is not what was quoted, please check again` },
  'quote-expired': { msg: msg`The quote has expired, please check again` },
  'quote-changed': { msg: msg`The rate has changed, please check again` },
} as const satisfies RefusalWords

const heads = {
  vipFeeRates: msg`Fee rates by VIP level`,
}

/** Lists of swaps and of rates. */
export const swapCsv = { heads, codes: { status: shown } } satisfies CsvWords
