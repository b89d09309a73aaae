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
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  USDC: msg`Price in USDC`,
  USDT: msg`Price in USDT`,
  usdc_required: msg`USDC required`,
  usdt_required: msg`USDT required`,
  card_id: msg`Card ID`,
  card_number: msg`Card number`,
  expiration_date: msg`Expiry`,
  opened_by: msg`Opened by`,
  card_type: msg`Type of card, ID`,
  card_type_name: msg`Type of card`,
  card_purchase_date: msg`Card bought`,
  card_open_date: msg`Card open since`,
  fee_paid_for: msg`Fee paid for`,
  card_balance: msg`Card balance`,
  wallet_balance: msg`Wallet balance`,
  spend_type: msg`Spend type`,
  settlement_date: msg`Settlement date`,
  purchase_date: msg`Purchase date`,
  merchant: msg`Merchant`,
  description: msg`Description`,
  mcc: msg`MCC`,
  network_transaction_id: msg`Network transaction ID`,
  corrects: msg`Corrects`,
  memo: msg`Memo`,
  frozen: msg`Frozen by its holder`,
  daily_limit: msg`Daily limit`,
  above_limit: msg`Daily limit passed`,
  while_frozen: msg`While frozen`,
  date: msg`Date`,
  cards: msg({ message: 'Cards', context: 'file' }),
  opening: msg`Opening fees`,
  charge: msg`Charge fees`,
  monthly: msg`Monthly fees`,
  annual: msg`Annual fees`,
  reversed: msg`Reversed`,
  initial: msg`Initial balances`,
  cost: msg({ message: 'Cost', context: 'file' }),
  cardCurrency: msg`Card currency`,
  orderNumber: msg`Order number`,
  state: msg`State`,
  rows: msg`Rows`,
  done: msg`Rows done`,
  fresh: msg`New rows`,
  problems: msg`Problems`,
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
    ...commonHeads,
    name_zh: msg`Name in Traditional Chinese`,
    name_sc: msg`Name in Simplified Chinese`,
    name_ja: msg`Name in Japanese`,
    card_img: msg`Picture`,
    opening_fee: msg`Price of opening`,
    initial_balance: msg`Initial balance`,
    monthly_fee: msg`Monthly fee`,
    annual_fee: msg`Annual fee`,
  },
  codes: { status: shown },
} satisfies CsvWords

/** Lists of large imports. */
export const cardImportCsv = { heads, codes: { state: cardImportStates } } satisfies CsvWords
