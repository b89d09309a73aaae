import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { amount, currencyCode, id, uid } from '../words.ts'

/** `uid` is for administrators: members ask for themselves. */
export const swapRateOfUserBody = v.strictObject({
  source: currencyCode,
  target: currencyCode,
  uid: v.optional(uid),
})
/**
 * `rate`: target units for one source unit; `feeRate`: the share of the source amount that is the fee. Both depend on the
 * VIP level.
 */
export const swapRateOfUser = v.object({
  source: v.string(),
  target: v.string(),
  rate: v.string(),
  feeRate: v.string(),
})

/** A currency that can be swapped, and the currencies it can be swapped into. */
export const swappable = v.object({
  currency: v.string(),
  currency_name: v.string(),
  targets: v.array(v.string()),
})

/**
 * A swap whose quote is asked for, by the amount to give or by the amount to receive: then the quote is of the least amount to
 * give that brings it. Nothing is done.
 */
export const swapCheckBody = v.pipe(
  v.strictObject({
    source: currencyCode,
    target: currencyCode,
    sourceAmount: v.optional(amount),
    receivedAmount: v.optional(amount),
  }),
  v.forward(
    v.check(
      ({ sourceAmount, receivedAmount }) => (sourceAmount === undefined) !== (receivedAmount === undefined),
      'Enter the amount to give or the amount to receive, one of them',
    ),
    ['sourceAmount'],
  ),
)
/** A binding offer until `expiresAt`: `receivedAmount` is the amount that arrives, after `fee` (in the source currency). */
export const swapPreview = v.object({
  source: v.string(),
  target: v.string(),
  sourceAmount: v.string(),
  receivedAmount: v.string(),
  feeRate: v.string(),
  fee: v.string(),
  rate: v.string(),
  quoteId: v.string(),
  expiresAt: v.string(),
})
export type SwapPreview = v.InferOutput<typeof swapPreview>

/** A swap under a quote. Currencies and amount repeat the quote’s; others are refused. */
export const swapBody = v.strictObject({
  quoteId: id,
  source: currencyCode,
  target: currencyCode,
  sourceAmount: amount,
})
/** A swap that was made. `fee` is in the source currency. */
export const swapRecord = v.object({
  id: v.string(),
  source: v.string(),
  target: v.string(),
  sourceAmount: v.string(),
  receivedAmount: v.string(),
  feeRate: v.string(),
  fee: v.string(),
  rate: v.string(),
  created_date: v.string(),
})
export type SwapRecord = v.InferOutput<typeof swapRecord>

/** The caller's own swaps. A range of amounts is of what was given. */
export const swapFilter = listFilter(['created_date'], {
  ...amountRange,
  source: v.optional(currencyCode),
  target: v.optional(currencyCode),
})

/** One swap and its member. */
export const loggedSwap = v.object({
  ...swapRecord.entries,
  uid: v.string(),
  username: v.string(),
  email: v.string(),
})
export type LoggedSwap = v.InferOutput<typeof loggedSwap>
/** `uid` is for administrators: members see their own. */
export const swapLogFilter = v.strictObject({ ...swapFilter.entries, uid: v.optional(uid) })
