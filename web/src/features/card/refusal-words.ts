import { msg } from '@lingui/core/macro'
import { money, type RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  CARD_NOT_OPENED: () => msg`This member has not opened such a card.`,
  CARD_ENTERED: () => msg`This card has been entered already. Open it in the list to edit it.`,
  CARD_NOT_ENTERED: () => msg`Enter what is printed on this card first.`,
  CARD_TAKEN: () => msg`Another card has this ID or this number.`,
  IMPORT_REFUSED: ({ row = '' }) => msg`Nothing was booked: look at row ${row} again.`,
  IMPORT_OVERTAKEN: () => msg`Somebody else is importing these rows. Nothing was taken in: look again.`,
  INVALID_CARD: () => msg`Invalid card information`,
  ABOVE_DAILY_LIMIT: () => msg`This is more than can be charged today. Enter less, or come back tomorrow.`,
  BATCH_EMPTY: () => msg`There is nothing in this file. Nothing was booked.`,
  BATCH_NOT_SORTED: () =>
    msg`The rows are not in the order of their settlement dates. Sort them, then import the file again.`,
  BATCH_REPEATS: () =>
    msg`The same network transaction stands in this file twice. Remove one, then import the file again.`,
  BATCH_TOO_LONG: () => msg`This file has too many rows. Split it, then import the parts.`,
  CARD_EXPIRED: () =>
    msg`The month printed on this card is over. It takes no money any more; what is on it can be withdrawn.`,
  CARD_FEE_NOT_DUE: () => msg`This fee of the card is not due yet.`,
  CARD_IN_REVIEW: () => msg`This card is being reviewed. Try again when it has been approved.`,
  CARD_PROVIDER_OFF: () => msg`This way of payment is not available at present. Choose another.`,
  CARD_TYPE_NOT_OFFERED: () =>
    msg`This type of card is not offered any more. Nothing was taken: choose another.`,
  CHARGE_ITEM_NOT_OFFERED: () => msg`This amount is not offered any more. Choose another.`,
  EARLIER_CARD_FEE_OWED: () => msg`The card fee of an earlier month is owed. It has to be paid first.`,
  NOT_A_STABLECOIN: () => msg`A card is paid for in USDC or USDT. Choose one of them.`,
  PRECHARGE_NOT_OFFERED: () => msg`This precharge is not offered any more. Choose another.`,
  PRICE_CHANGED: () => msg`The price has changed. Nothing was taken: look at it again.`,
  TRANSACTION_DIFFERS: () =>
    msg`This network transaction was booked with other details. Compare the rows; nothing was booked.`,
  TRANSACTION_TAKEN_BACK: () =>
    msg`This network transaction was taken back. Enter its correction in a file of at most 10,000 rows.`,
  TRANSACTION_TAKEN: () => msg`This network transaction belongs to another card. Nothing was booked.`,
  ABOVE_CARD_LIMIT: ({ left = '0', currency }) => {
    const rest = money(left, currency)
    return msg`This is above the daily limit that you have set for the card: ${rest} is left today.`
  },
  CARD_FROZEN: () => msg`You have frozen this card. Unfreeze it under Prepaid card first.`,
  CARD_RULES_LOOSENED: () => msg`Letting more purchases through needs your PAY code.`,
  CARD_NUMBERS_FULL: () =>
    msg`This card has as many disposable numbers as it may have. Close one that you do not need, then make another.`,
  CARD_NUMBER_MISSING: () => msg`This card has no such disposable number. Open the list again.`,
  CARD_NUMBER_NOT_GIVEN: () =>
    msg`The cards’ processor gives no disposable number at present. Nothing was made: try again in a few minutes.`,
  CARD_LIMIT_RAISED: () => msg`Raising the daily limit needs your PAY code and an e-mailed code.`,
} as const satisfies RefusalWords
