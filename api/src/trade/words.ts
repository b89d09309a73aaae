import { tradeKinds, tradeSides, tradeStates } from '@strongroom/shared/words/trade/record'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { shown } from '../csv/common-codes.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'pair-not-offered': { msg: msg`This pair is not offered` },
  'price-invalid': { msg: msg`The price is not valid` },
  'limit-not-reached': { msg: msg`The limit price has not been reached` },
  'market-unknown': { msg: msg`The price of this pair is not known at present` },
  'price-moved': { msg: msg`The price has moved: less would arrive than you take` },
  'price-absurd': { msg: msg`This price is less than half or more than twice the market` },
  'second-needed': { msg: msg`A second administrator has to agree to this price` },
  'more-than-left': { msg: msg`This is more than is left of the order` },
} as const satisfies RefusalWords

const heads = {
  filled: msg`Filled`,
  paid: msg({ message: 'Paid', context: 'file' }),
  received: msg`Received`,
  locked_currency: msg`Locked currency`,
  cancelled_by: msg`Cancelled by`,
  market: msg`Price now`,
  kind: msg`Limit or market`,
}

const whoCancelled: Codes = {
  member: msg`Member`,
  admin: msg`Administrator`,
}

/** Lists of trade orders. */
export const orderCsv = {
  heads,
  codes: { type: tradeSides, kind: tradeKinds, status: tradeStates, cancelled_by: whoCancelled },
} satisfies CsvWords

/** Lists of pairs to trade. */
export const pairCsv = { heads, codes: { status: shown } } satisfies CsvWords
