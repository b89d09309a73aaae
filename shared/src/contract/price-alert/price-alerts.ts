import * as v from 'valibot'
import { currencyCode, flag, id, price } from '../words.ts'

/** `trade`: the price of a pair that is traded; `swap`: the rate of a swap. */
export const priceAlertKind = v.picklist(['trade', 'swap'])
export type PriceAlertKind = v.InferOutput<typeof priceAlertKind>
/** Whether the member is told once the price is at the limit or above it, or at it or below it. */
export const priceAlertDirection = v.picklist(['above', 'below'])

/** The most days for which an alert may wait. */
const mostDays = 365

/**
 * An alert at a price of one base in target; with an id, one of the caller's own is changed, and waits again. `repeats`: 1 tells again
 * whenever the price comes back to the limit, at most once an hour. `days`: so long it waits; without end where they are left out.
 */
export const priceAlertBody = v.strictObject({
  id: v.optional(id),
  kind: priceAlertKind,
  base: currencyCode,
  target: currencyCode,
  direction: priceAlertDirection,
  price,
  repeats: v.optional(flag, 0),
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostDays, `At most ${mostDays}`)),
  ),
})

/** The alert that its member takes away. */
export const removePriceAlertBody = v.strictObject({ id })

/** 0 waits, 1 was told and ended, -1 its days are over. */
export const priceAlertStatus = v.picklist([0, 1, -1])

/** An alert of a member's own. `market` is what one base is worth in target now; null where it is unknown. */
export const priceAlert = v.object({
  id: v.string(),
  kind: priceAlertKind,
  base: v.string(),
  target: v.string(),
  direction: priceAlertDirection,
  price: v.string(),
  repeats: flag,
  status: priceAlertStatus,
  market: v.nullable(v.string()),
  /** When the member was last told, and of what price. */
  told_date: v.nullable(v.string()),
  told_price: v.nullable(v.string()),
  expires_date: v.nullable(v.string()),
  created_date: v.string(),
})
export type PriceAlert = v.InferOutput<typeof priceAlert>

/** The id of the alert. */
export const priceAlertResult = v.object({ id: v.string() })
