import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'card-in-review': { msg: 'Your card is being reviewed' },
  'order-number-already-submitted': { code: 105, msg: 'This order number has been submitted already' },
  'card-open-already': { code: 101, msg: 'You already have a card' },
  'voucher-already-submitted': { code: 104, msg: 'A transfer voucher has been submitted already' },
  'charge-item-not-offered': { msg: 'This amount is not offered any more' },
  'price-changed': { msg: 'The price has changed, please check again' },
  'above-daily-limit': { msg: 'This is more than can be charged today' },
  'card-provider-off': { msg: 'This way of payment is not available at present' },
  'batch-empty': { msg: 'There is nothing in this file' },
  'batch-too-long': { msg: 'This file has too many rows' },
  'batch-not-sorted': { msg: 'The rows are not sorted by settlement date' },
  'batch-repeats': { msg: 'The same network transaction comes twice' },
  'transaction-taken': { msg: 'This network transaction belongs to another card' },
  'transaction-differs': { msg: 'This network transaction has been booked with other details' },
  'card-in-arrears': { msg: 'This card owes its monthly fee: it comes back when the fee has been paid' },
  'earlier-card-fee-owed': { msg: 'The fee of an earlier month is owed first' },
  'card-fee-not-due': { msg: 'This monthly fee is not due yet' },
  'card-blocked': { msg: 'Your card is blocked' },
  'card-missing': { msg: 'You have no card yet' },
  'not-a-stablecoin': { msg: 'A card is paid for in USDC or USDT' },
  'precharge-not-offered': { msg: 'This precharge is not offered' },
  'card-frozen': { msg: 'This card is frozen by its holder' },
  'above-card-limit': { msg: 'This is above the daily limit that the holder has set for the card' },
  'card-limit-raised': { msg: 'Raising the daily limit takes the PAY code and a mailed code' },
} as const satisfies RefusalWords
