import { cardLineTypes, spendTypes } from '@strongroom/shared/words/card/kind'
import {
  cardImportStates,
  cardLineStates,
  cardOrderStates,
  cardStates,
} from '@strongroom/shared/words/card/state'
import { verificationStates } from '@strongroom/shared/words/identity/state'
import { msg } from '#words'
import { shown, yesOrNo } from '../csv/common-codes.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  USDC: msg`Price in USDC`,
  USDT: msg`Price in USDT`,
  opened_by: msg`Opened by`,
  card_type: msg`Type of card, ID`,
  card_type_name: msg`Type of card`,
  card_purchase_date: msg`Card bought`,
  card_open_date: msg`Card open since`,
  fee_paid_for: msg`Fee paid for`,
  card_balance: msg`Card balance`,
  wallet_balance: msg`Wallet balance`,
  corrects: msg`Corrects`,
  frozen: msg`Frozen by its holder`,
  daily_limit: msg`Daily limit`,
  above_limit: msg`Daily limit passed`,
  while_frozen: msg`While frozen`,
  cards: msg({ message: 'Cards', context: 'file' }),
  opening: msg`Opening fees`,
  charge: msg`Charge fees`,
  monthly: msg`Monthly fees`,
  annual: msg`Annual fees`,
  reversed: msg`Reversed`,
  initial: msg`Initial balances`,
  cost: msg({ message: 'Cost', context: 'file' }),
  cardCurrency: msg`Card currency`,
  rows: msg`Rows`,
  done: msg`Rows done`,
  fresh: msg`New rows`,
}

const openedBy: Codes = {
  wallet: msg`From the wallet`,
  bank: msg`By bank transfer`,
  provider: msg`By the other provider`,
}

/** Lists of cards and of their fees. */
export const cardCsv = {
  heads,
  codes: { status: cardStates, opened_by: openedBy, kyc_status: verificationStates, frozen: yesOrNo },
} satisfies CsvWords

/** Lists of what was booked on cards. */
export const cardLineCsv = {
  heads,
  codes: { type: cardLineTypes, spend_type: spendTypes, status: cardLineStates, while_frozen: yesOrNo },
} satisfies CsvWords

/** Lists of charges to approve. */
export const cardChargeCsv = { heads, codes: { status: cardLineStates } } satisfies CsvWords

/** Lists of card orders. */
export const cardOrderCsv = { heads, codes: { status: cardOrderStates } } satisfies CsvWords

/** Lists of what cards cost. */
export const cardItemCsv = { heads, codes: { status: shown } } satisfies CsvWords

/** Lists of types of cards. */
export const cardTypeCsv = {
  heads: {
    card_img: msg`Picture`,
  },
  codes: { status: shown },
} satisfies CsvWords

/** Lists of large imports. */
export const cardImportCsv = { heads, codes: { state: cardImportStates } } satisfies CsvWords
