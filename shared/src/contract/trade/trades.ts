import * as v from 'valibot'
import { amountRange, listFilter, orderBySort } from '../filters.ts'
import { amount, changeReason, currencyCode, flag, id, price, rate, savedId, uid, words } from '../words.ts'

const pairFields = {
  base: currencyCode,
  target: currencyCode,
  /** Smallest order, in base. */
  minimum: v.optional(rate, '0'),
  /** The price of one base in target now; orders whose limit it crosses are filled. Nothing: administrators fill them. */
  price: v.optional(v.nullable(amount), null),
  status: v.optional(flag, 1),
  sort: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0),
}
/** With an id an existing pair is edited. */
export const tradePairBody = v.strictObject({ id: savedId, ...pairFields, ...changeReason })
/** A pair that may be traded, with its terms as decimal strings. */
export const tradePair = v.object({
  id: v.string(),
  ...pairFields,
  created_date: v.optional(v.string()),
  updated_date: v.optional(v.string()),
})
export type TradePair = v.InferOutput<typeof tradePair>
/** `market`: what one base is worth in target now, by the pair's price or else by the prices of both; null where it is unknown. */
export const tradedPair = v.object({ ...tradePair.entries, market: v.nullable(v.string()) })
export type TradedPair = v.InferOutput<typeof tradedPair>
/** Pairs of one base, one target, or all; by their place unless sorted otherwise. */
export const tradePairFilter = listFilter(['sort', 'updated_date'], {
  ...orderBySort,
  base: v.optional(currencyCode),
  target: v.optional(currencyCode),
})

/** The pair whose prices are asked for, and of how many days (UTC), today's among them; 1 asks for the last 24 hours. */
export const priceHistoryFilter = v.strictObject({
  base: currencyCode,
  target: currencyCode,
  days: v.picklist(['1', '7', '30', '90', '365'], '1, 7, 30, 90 or 365'),
})
/**
 * The worth of one base in target at the end of a day (UTC), by the prices noted for both; today's is of now. Within the last 24 hours it is
 * that of a quarter of an hour, which begins `at`; the last is of now. `change` is the share by which it differs from the first one, with
 * four places.
 */
export const pairPrice = v.object({
  day: v.string(),
  at: v.nullable(v.string()),
  price: v.string(),
  change: v.string(),
})
export type PairPrice = v.InferOutput<typeof pairPrice>

/** Side of an order: `buy` gives target for base, `sell` the other way. */
export const tradeSide = v.picklist(['buy', 'sell'])
/** A limit order for `amount` of base at `price` target units each. */
export const tradeBody = v.strictObject({
  type: tradeSide,
  base: currencyCode,
  target: currencyCode,
  price,
  amount,
})
/**
 * The terms of an order. `worth`, in target, is the most a buy costs and the least a sell brings; `locked`, in
 * `locked_currency`, is locked until it is filled, and `balance` of that currency stays available. `worse` is the share by which
 * the limit is worse for the member than the market (a buy above it, a sale below it); null where it is not, or where there is none.
 */
export const tradePreview = v.object({
  type: tradeSide,
  base: v.string(),
  target: v.string(),
  price: v.string(),
  amount: v.string(),
  worth: v.string(),
  locked: v.string(),
  locked_currency: v.string(),
  balance: v.string(),
  worse: v.nullable(v.string()),
})
export type TradePreview = v.InferOutput<typeof tradePreview>
const marketTerms = { type: tradeSide, base: currencyCode, target: currencyCode }
/**
 * An order at the market before it is made: by `pays`, all that leaves the wallet with the fee, or by `gets`, the least that is to arrive.
 * `slippage` is the share of what arrives by which the price may move until then: `"0.005"` is half a percent.
 */
export const marketCheckBody = v.pipe(
  v.strictObject({
    ...marketTerms,
    pays: v.optional(amount),
    gets: v.optional(amount),
    slippage: v.optional(v.picklist(['0.001', '0.005', '0.01', '0.05']), '0.005'),
  }),
  v.forward(
    v.check(
      ({ pays, gets }) => (pays === undefined) !== (gets === undefined),
      'Enter the amount to give or the amount to receive, one of them',
    ),
    ['pays'],
  ),
)
/** An order at the market: `pays` is given, and at least `least` taken for it. */
export const marketOrderBody = v.strictObject({ ...marketTerms, pays: amount, least: amount })
/**
 * The terms of an order at the market now: the house's price of one base in target, what is paid, the fee in it, what arrives, and the least
 * that arrives after the price has moved by the slippage. `balance` of what is paid stays available.
 */
export const marketPreview = v.object({
  type: tradeSide,
  base: v.string(),
  target: v.string(),
  price: v.string(),
  pays: v.string(),
  pays_currency: v.string(),
  fee: v.string(),
  fee_rate: v.string(),
  gets: v.string(),
  gets_currency: v.string(),
  least: v.string(),
  balance: v.string(),
})
export type MarketPreview = v.InferOutput<typeof marketPreview>

/** The order that its member cancels. */
export const tradeIdBody = v.strictObject({ id })
/** An order that an administrator cancels, with the reason that its member reads. */
export const tradeCancelBody = v.strictObject({ id, reason: words(500) })
/** Fills a part of an order; all that is left without an amount. */
export const tradeFillBody = v.strictObject({ id, amount: v.optional(amount) })

/** 0 open, 1 completed, -1 cancelled. */
const status = v.picklist([0, 1, -1])
/** `limit` waits for its price; `market` was filled at once. */
const kind = v.picklist(['limit', 'market'])
/** `locked` is the amount still locked for the order, in `locked_currency`; `fee` is in what was paid, and a part of it. */
export const trade = v.object({
  id: v.string(),
  uid: v.string(),
  kind,
  type: tradeSide,
  base: v.string(),
  target: v.string(),
  price: v.string(),
  amount: v.string(),
  filled: v.string(),
  left: v.string(),
  paid: v.string(),
  received: v.string(),
  fee: v.string(),
  locked: v.string(),
  locked_currency: v.string(),
  status,
  cancelled_by: v.nullable(v.picklist(['member', 'admin'])),
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type Trade = v.InferOutput<typeof trade>
/** An order with its member. */
export const adminTrade = v.object({ ...trade.entries, username: v.string(), email: v.string() })
export type AdminTrade = v.InferOutput<typeof adminTrade>
/** The order’s id, and its status after the call. */
export const tradeResult = v.object({ id: v.string(), status })

/** The caller's own orders. */
export const tradeFilter = listFilter(['created_date', 'amount', 'price'], {
  ...amountRange,
  status: v.optional(status),
  kind: v.optional(kind),
  base: v.optional(currencyCode),
  target: v.optional(currencyCode),
  type: v.optional(tradeSide),
})
/** Of open orders only. */
export const openTradeFilter = v.omit(tradeFilter, ['status'])
/** The orders of all members, or of one. */
export const adminTradeFilter = v.strictObject({ ...tradeFilter.entries, uid: v.optional(uid) })
