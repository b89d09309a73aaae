import { cardLineTypes, spendTypes } from '@strongroom/shared/words/card/kind'
import {
  cardNumberStates,
  cardNumberUses,
  declineReasons,
  purchaseChannels,
  purchaseLimits,
  purchaseSpans,
  purchaseStates,
  ruledBy,
} from '@strongroom/shared/words/card/purchase'
import {
  cardChargeStates,
  cardImportStates,
  cardLineStates,
  cardOrderStates,
  cardStates,
} from '@strongroom/shared/words/card/state'
import { verificationStates } from '@strongroom/shared/words/identity/state'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { shown, yesOrNo } from '../csv/common-codes.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'card-in-review': { msg: msg`This card is being reviewed` },
  'order-number-already-submitted': {
    code: 105,
    msg: msg`This order number was submitted before, or another one is still being looked up`,
  },
  'card-open-already': { code: 101, msg: msg`You already have a card` },
  'voucher-already-submitted': { code: 104, msg: msg`A transfer voucher has been submitted already` },
  'charge-item-not-offered': { msg: msg`This amount is not offered any more` },
  'price-changed': { msg: msg`The price has changed, please check again` },
  'above-daily-limit': { msg: msg`This is more than can be charged today` },
  'card-provider-off': { msg: msg`This way of payment is not available at present` },
  'card-type-not-offered': { msg: msg`This type of card is not offered any more` },
  'batch-empty': { msg: msg`There is nothing in this file` },
  'batch-too-long': { msg: msg`This file has too many rows` },
  'batch-not-sorted': { msg: msg`The rows are not sorted by settlement date` },
  'batch-repeats': { msg: msg`The same network transaction comes twice` },
  'transaction-taken': { msg: msg`This network transaction belongs to another card` },
  'transaction-taken-back': {
    msg: msg`This network transaction was taken back: enter its correction in a file of at most 10,000 rows`,
  },
  'transaction-differs': { msg: msg`This network transaction has been booked with other details` },
  'card-in-arrears': { msg: msg`This card owes a fee: it comes back when the fee has been paid` },
  'earlier-card-fee-owed': { msg: msg`The fee of an earlier month is owed first` },
  'card-fee-not-due': { msg: msg`This fee of the card is not due yet` },
  'card-blocked': { msg: msg`This card is blocked` },
  'card-expired': { msg: msg`The month printed on this card is over` },
  'card-missing': { msg: msg`You have no card yet` },
  'not-a-stablecoin': { msg: msg`A card is paid for in USDC or USDT` },
  'precharge-not-offered': { msg: msg`This precharge is not offered` },
  'card-frozen': { msg: msg`This card is frozen by its holder` },
  'above-card-limit': { msg: msg`This is above the daily limit that the holder has set for the card` },
  'card-rules-loosened': { msg: msg`Letting more purchases through takes the PAY code` },
  'card-numbers-full': { msg: msg`This card has as many disposable numbers as it may have: close one first` },
  'card-number-missing': { msg: msg`This card has no such disposable number` },
  'card-limit-raised': { msg: msg`Raising the daily limit takes the PAY code and a mailed code` },
} as const satisfies RefusalWords

/** The refusal of what needs what is printed on the card. */
export const notEntered = msg`This card has not been entered yet`

/** The refusal where the processor does not give a number. */
export const notGiven = msg`The cards’ processor gives no disposable number at present`

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
  purchase_id: msg`Purchase`,
  not_let_through: msg`Not let through by the card`,
  asked: msg`Asked for`,
  authorised: msg`Authorised`,
  held: msg`Held`,
  captured: msg`Captured`,
  refunded: msg`Refunded`,
  channel: msg({ message: 'Way', context: 'file' }),
  bought_currency: msg`Currency of the merchant`,
  bought_amount: msg`Amount of the merchant`,
  because: msg`Why declined`,
  ruled_by: msg`By whose rule`,
  limit_of: msg`Limit of`,
  limit_per: msg`Limit per`,
  limit_amount: msg`Limit`,
  unwanted: msg`Not let through`,
  number_id: msg`Disposable number, ID`,
  number_last4: msg`Disposable number`,
  last4: msg({ message: 'Last four digits', context: 'file' }),
  until: msg({ message: 'Good until', context: 'file' }),
  expires_on: msg`Held until`,
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
  codes: {
    type: cardLineTypes,
    spend_type: spendTypes,
    status: cardLineStates,
    while_frozen: yesOrNo,
    not_let_through: yesOrNo,
  },
} satisfies CsvWords

/** Lists of purchases as the cards' processor tells of them. */
export const cardPurchaseCsv = {
  heads,
  codes: {
    state: purchaseStates,
    channel: purchaseChannels,
    because: declineReasons,
    ruled_by: ruledBy,
    limit_of: purchaseLimits,
    limit_per: purchaseSpans,
    unwanted: yesOrNo,
  },
} satisfies CsvWords

/** Lists of disposable numbers of a card. */
export const cardNumberCsv = {
  heads,
  codes: { use: cardNumberUses, state: cardNumberStates },
} satisfies CsvWords

/** Lists of charges to approve. */
export const cardChargeCsv = { heads, codes: { status: cardChargeStates } } satisfies CsvWords

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
