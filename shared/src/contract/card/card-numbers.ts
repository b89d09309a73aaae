import * as v from 'valibot'
import { confirmedElsewhere, provenPasskey } from '../account/passkeys.ts'
import { pin } from '../account/secrets.ts'
import { fieldMessages } from '../field-messages.ts'
import { listFilter } from '../filters.ts'
import { amount, id } from '../words.ts'

/** The PAY code, or a passkey that has approved the look, opens the number, each time. */
export const cardNumberBody = v.strictObject({
  pin: v.union([pin, provenPasskey, confirmedElsewhere], fieldMessages.pin),
})
/** The whole number, to be shown for so many seconds and kept nowhere. The CVV stands on the card alone. */
export const cardNumber = v.object({ card_number: v.string(), expiry: v.string(), seconds: v.number() })

/** The purchases that a disposable number is for: one, or those of the merchant of its first. */
export const cardNumberUse = v.picklist(['single', 'merchant'])
export type CardNumberUse = v.InferOutput<typeof cardNumberUse>

/** `used`: its one purchase was made; `closed` by its holder; `ended`: its last day is over. */
export const cardNumberState = v.picklist(['open', 'used', 'closed', 'ended'])
export type CardNumberState = v.InferOutput<typeof cardNumberState>

/** `amount`: the most of its one purchase, or of a month at its merchant, in the card's currency; `months`: how long it is good. */
export const makeNumberBody = v.strictObject({
  use: cardNumberUse,
  amount,
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  pin,
})
export const closeNumberBody = v.strictObject({ id })

/** A disposable number as it is shown, once, for so many seconds. It is kept nowhere. */
export const madeNumber = v.object({
  id: v.string(),
  card_number: v.string(),
  cvv: v.string(),
  expiry: v.string(),
  seconds: v.number(),
})
export type MadeNumber = v.InferOutput<typeof madeNumber>

/** A disposable number of a card. */
export const disposableNumber = v.object({
  id: v.string(),
  uid: v.string(),
  last4: v.string(),
  use: cardNumberUse,
  state: cardNumberState,
  currency: v.string(),
  amount: v.string(),
  /** The merchant of the last purchase that was approved by it. */
  merchant: v.nullable(v.string()),
  /** The last day (UTC) on which it is good. */
  until: v.string(),
  created_date: v.string(),
})
export type DisposableNumber = v.InferOutput<typeof disposableNumber>
/** The disposable numbers of the caller's own card. */
export const disposableNumberFilter = listFilter(['created_date'], {})
