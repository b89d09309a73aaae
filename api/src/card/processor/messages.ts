import { parseDecimal, wire } from '@strongroom/shared'
import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/))
const positive = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(\.\d{1,8})?$/),
  v.check(text => parseDecimal(text)?.greaterThan(0) ?? false),
)
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const oneLine = v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u))

/** `id` is the message's own: the same message may come again. `card` is the card's code, as its files have it. */
const common = { id, card: v.pipe(v.string(), v.minLength(1), v.maxLength(80)) }
const money = { amount: positive, currency }

/** The place of a purchase, and what the merchant asks in another currency. */
const purchase = {
  authorisation: id,
  ...money,
  channel: wire.purchaseChannel,
  mcc: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  merchant: v.optional(oneLine, ''),
  /** The merchant's id with the network, which stays the same under whatever name it buys. */
  merchantId: v.optional(id),
  /** The disposable number that pays, by the UUID under which the house asked for it: never its digits, which the log would keep. */
  number: v.optional(v.pipe(v.string(), v.uuid())),
  bought: v.optional(v.object({ currency, amount: positive, rate: positive })),
}

/** A message of the cards' processor, as this folder's README describes it. */
export const processorMessage = v.variant('type', [
  v.object({ type: v.literal('authorisation'), ...common, ...purchase }),
  v.object({ type: v.literal('increment'), ...common, ...purchase }),
  v.object({
    type: v.literal('capture'),
    ...common,
    ...money,
    authorisation: id,
    reference: id,
    final: v.optional(v.boolean(), true),
    mcc: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    merchant: v.optional(oneLine, ''),
  }),
  v.object({
    type: v.literal('reversal'),
    ...common,
    authorisation: id,
    amount: v.optional(positive),
    currency,
  }),
  v.object({ type: v.literal('expiry'), ...common, authorisation: id, currency }),
  v.object({
    type: v.literal('refund'),
    ...common,
    ...money,
    authorisation: v.optional(id),
    reference: id,
    mcc: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    merchant: v.optional(oneLine, ''),
  }),
])
/** A message of the processor, checked. */
export type ProcessorMessage = v.InferOutput<typeof processorMessage>
/** One that asks whether a purchase may be made, or may cost more. */
export type Asking = Extract<ProcessorMessage, { type: 'authorisation' | 'increment' }>
