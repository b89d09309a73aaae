import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { amount, changeReason, currencyCode, flag, id, rate, uid, words } from '../words.ts'

/** Months a plan runs; 0 is a current plan, which is redeemed at any time. */
export const term = v.picklist([0, 1, 3, 6, 12], '0 (current), 1, 3, 6 or 12 months')
export type Term = v.InferOutput<typeof term>

/** Percent a year. */
const percent = v.pipe(
  rate,
  v.check(given => Number(given) <= 100, 'At most 100 percent'),
)

const planFields = {
  currency: currencyCode,
  term,
  /** Percent a year, actual days over 365. */
  rate: percent,
  minimum: v.optional(rate, '0'),
  status: v.optional(flag, 1),
  sort: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0),
}
/** The kind of term in the plan's record: 0 current, 1 fixed term. */
const planType = { type: v.optional(flag) }
/** A new plan; the reason goes into the log. */
export const planAddBody = v.strictObject({ ...planFields, ...planType, ...changeReason })
/** The plan as it is to be from now on. Deposits that run keep their terms. */
export const planEditBody = v.strictObject({ id, ...planFields, ...planType, ...changeReason })
/** `type`: 0 current, 1 fixed term. */
export const plan = v.object({
  id: v.string(),
  ...planFields,
  type: flag,
  created_date: v.optional(v.string()),
  updated_date: v.optional(v.string()),
})
export type Plan = v.InferOutput<typeof plan>

/** `rate` is the rate the member was shown: another one by now is refused. */
export const subscribeBody = v.strictObject({ planId: id, amount, rate: percent })
/** One of the caller's subscriptions. */
export const subscriptionBody = v.strictObject({ id })
/** Administrators must give a reason; the member reads it. */
export const subscriptionCancelBody = v.strictObject({ reason: v.optional(words(500)) })
/** The id of the changed subscription. */
export const subscriptionEditResult = v.object({ id: v.string() })
/**
 * Administrators may change the rate from the next month on; that of a fixed term only upwards. A record as it was loaded has the rate of this
 * month and, in `next_rate`, that of the next: whichever was changed is meant. Its `reason` is the cancellation's; here it is the change's.
 */
export const subscriptionEditBody = v.strictObject({
  id,
  rate: percent,
  next_rate: v.optional(v.nullable(percent)),
  reason: v.nullable(words(500)),
})
export type SubscriptionEditBody = v.InferOutput<typeof subscriptionEditBody>

/** 0 in progress, 1 completed, -1 cancelled. */
const status = v.picklist([0, 1, -1])

/**
 * A subscription. `profit` is all interest until maturity, `maturity_amount` principal and profit (nothing for a current plan).
 * `redeem_interest` and `redeem_forfeited`: the interest that redeeming today would pay and lose; nothing once it is closed.
 */
export const subscription = v.object({
  id: v.string(),
  uid: v.string(),
  planId: v.string(),
  currency: v.string(),
  amount: v.string(),
  principal: v.string(),
  term,
  rate: v.string(),
  next_rate: v.nullable(v.string()),
  profit: v.nullable(v.string()),
  realized_interest: v.string(),
  maturity_date: v.nullable(v.string()),
  maturity_amount: v.nullable(v.string()),
  next_interest_date: v.nullable(v.string()),
  redeem_interest: v.nullable(v.string()),
  redeem_forfeited: v.nullable(v.string()),
  forfeited: v.nullable(v.string()),
  status,
  reason: v.nullable(v.string()),
  start_date: v.string(),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type Subscription = v.InferOutput<typeof subscription>
/** One subscription with its member. */
export const adminSubscription = v.object({
  ...subscription.entries,
  username: v.string(),
  email: v.string(),
})
export type AdminSubscription = v.InferOutput<typeof adminSubscription>

/**
 * The answer of subscribing, redeeming and cancelling. `interest` and `forfeited` are the interest that redeeming has just paid
 * and lost.
 */
export const subscriptionResult = v.object({
  id: v.string(),
  status,
  principal: v.string(),
  interest: v.optional(v.string()),
  forfeited: v.optional(v.string()),
  maturity_date: v.optional(v.nullable(v.string())),
  maturity_amount: v.optional(v.nullable(v.string())),
})
export type SubscriptionResult = v.InferOutput<typeof subscriptionResult>

/**
 * A subscription's terms at the present rate. `interest` is all of it until maturity, `maturity_amount` principal and interest;
 * both and the date are null for a current plan. `balance` stays available.
 */
export const subscriptionPreview = v.object({
  planId: v.string(),
  currency: v.string(),
  principal: v.string(),
  term,
  rate: v.string(),
  interest: v.nullable(v.string()),
  maturity_date: v.nullable(v.string()),
  maturity_amount: v.nullable(v.string()),
  balance: v.string(),
})
export type SubscriptionPreview = v.InferOutput<typeof subscriptionPreview>

/** One line of a subscription's log. `type`: subscribed, interest, rate, matured, redeemed, cancelled. */
export const subscriptionLog = v.object({
  id: v.string(),
  type: v.picklist(['subscribed', 'interest', 'rate', 'matured', 'redeemed', 'cancelled']),
  currency: v.string(),
  amount: v.string(),
  details: v.record(v.string(), v.unknown()),
  created_date: v.string(),
})
export type SubscriptionLog = v.InferOutput<typeof subscriptionLog>

/** Money that is set aside in savings, by currency. The pledged status is true when there is any. */
export const pledgedAsset = v.object({ currency: v.string(), amount: v.string() })

/** The caller's own subscriptions. */
export const subscriptionFilter = listFilter(['created_date', 'amount', 'maturity_date'], {
  ...amountRange,
  status: v.optional(status),
  currency: v.optional(currencyCode),
  term: v.optional(term),
})
/** The subscriptions of all members, or of one; to one plan only, if it is named. */
export const adminSubscriptionFilter = v.strictObject({
  ...subscriptionFilter.entries,
  uid: v.optional(uid),
  planId: v.optional(id),
})
