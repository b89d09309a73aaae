import { msg } from '#words'
import { reviewed, shown, verification } from '../csv/common-codes.ts'
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

const cardStatus: Codes = {
  0: msg`No card`,
  1: msg`Pending review`,
  2: msg`Active`,
  3: msg`In arrears`,
  '-1': msg`Blocked`,
}

const openedBy: Codes = {
  wallet: msg`From the wallet`,
  bank: msg`By bank transfer`,
  provider: msg`By the other provider`,
}

const cardLineType: Codes = {
  charge: msg`Charge`,
  spend: msg`Purchase`,
  fee: msg`Card fee`,
  bonus: msg`Bonus`,
  'referrer-bonus': msg`Referrer bonus`,
  'referee-bonus': msg`Referee bonus`,
  withdrawal: msg`Withdrawal`,
}

const spendType: Codes = {
  purchase: msg`Purchase`,
  credit: msg({ message: 'Credit', context: 'card line' }),
}

const cardLineStatus: Codes = {
  0: msg`Pending`,
  1: msg`Complete`,
  '-1': msg`Cancelled`,
}

const cardOrder: Codes = {
  0: msg`Waiting`,
  1: msg`Processed`,
  '-1': msg`Rejected`,
}

const yesNo: Codes = { 0: msg`No`, 1: msg`Yes` }

const importState: Codes = {
  ready: msg`Being made ready`,
  booking: msg`Being booked`,
  booked: msg({ message: 'Booked', context: 'file' }),
  refused: msg`Refused`,
}

/** Lists of cards and of their fees. */
export const cardCsv = {
  heads,
  codes: { status: cardStatus, opened_by: openedBy, kyc_status: verification, frozen: yesNo },
} satisfies CsvWords

/** Lists of what was booked on cards. */
export const cardLineCsv = {
  heads,
  codes: { type: cardLineType, spend_type: spendType, status: cardLineStatus, while_frozen: yesNo },
} satisfies CsvWords

/** Lists of charges to approve. */
export const cardChargeCsv = { heads, codes: { status: reviewed } } satisfies CsvWords

/** Lists of card orders. */
export const cardOrderCsv = { heads, codes: { status: cardOrder } } satisfies CsvWords

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
export const cardImportCsv = { heads, codes: { state: importState } } satisfies CsvWords
