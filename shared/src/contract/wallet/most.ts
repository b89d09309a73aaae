import * as v from 'valibot'
import { amount, currencyCode, id } from '../words.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))

/** A movement without its amount: the most that may be asked for in it is wanted. */
export const mostBody = v.variant('of', [
  v.strictObject({
    of: v.literal('withdrawal'),
    source: v.optional(v.picklist(['wallet', 'card']), 'wallet'),
    currency: currencyCode,
    bankId: id,
  }),
  v.strictObject({ of: v.literal('send-payment'), currency: currencyCode }),
  v.strictObject({ of: v.literal('quick-pay'), currency: currencyCode }),
  v.strictObject({ of: v.literal('pay-code'), currency: currencyCode, times: count }),
  v.strictObject({ of: v.literal('chain-send'), addressId: id }),
  v.strictObject({ of: v.literal('swap'), source: currencyCode, target: currencyCode }),
  v.strictObject({
    of: v.literal('trade'),
    type: v.picklist(['buy', 'sell']),
    base: currencyCode,
    target: currencyCode,
    price: amount,
  }),
  v.strictObject({
    of: v.literal('market-trade'),
    type: v.picklist(['buy', 'sell']),
    base: currencyCode,
    target: currencyCode,
    /** Whether the amount is paid, or is to arrive. */
    by: v.optional(v.picklist(['pays', 'gets']), 'pays'),
  }),
  v.strictObject({ of: v.literal('fixed-deposit'), planId: id }),
  v.strictObject({ of: v.literal('card-charge'), currency: currencyCode }),
])
export type MostAsked = v.InferOutput<typeof mostBody>

/**
 * `most`, in `currency`, is taken when it is asked for, and nothing more is; `0` where nothing may be. `fee` is what it then costs, in
 * `fee_currency`; null where a movement of that kind has none.
 */
export const most = v.object({
  currency: v.string(),
  most: v.string(),
  fee: v.nullable(v.string()),
  fee_currency: v.string(),
})
export type Most = v.InferOutput<typeof most>
