import { tradeSides } from '@strongroom/shared/words/trade/kind'
import { tradeStates } from '@strongroom/shared/words/trade/state'
import { msg } from '#words'
import { shown } from '../csv/common-codes.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  filled: msg`Filled`,
  paid: msg({ message: 'Paid', context: 'file' }),
  received: msg`Received`,
  locked_currency: msg`Locked currency`,
  cancelled_by: msg`Cancelled by`,
  market: msg`Price now`,
}

const whoCancelled: Codes = {
  member: msg`Member`,
  admin: msg`Administrator`,
}

/** Lists of trade orders. */
export const orderCsv = {
  heads,
  codes: { type: tradeSides, status: tradeStates, cancelled_by: whoCancelled },
} satisfies CsvWords

/** Lists of pairs to trade. */
export const pairCsv = { heads, codes: { status: shown } } satisfies CsvWords
