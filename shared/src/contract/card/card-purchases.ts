import * as v from 'valibot'
import {
  type DeclineReason,
  declineReasons,
  type PurchaseChannel,
  purchaseChannels,
} from '../../card-purchase.ts'
import { spendingCategories } from '../../spending-category.ts'
import { pin } from '../account/secrets.ts'
import { amountRange, listFilter } from '../filters.ts'
import { budgetReached } from '../statement/budgets.ts'
import { amount, flag, oneLine, uid } from '../words.ts'

/** How a purchase reaches the card's processor. */
export const purchaseChannel = v.picklist(purchaseChannels)
export type { PurchaseChannel }
/** The ways of a purchase that can be switched off and limited apart. */
export const limitedChannel = v.picklist(['contactless', 'online', 'cash'])

/** Why a purchase was declined. */
export const declineReason = v.picklist(declineReasons)
export type { DeclineReason }

/** `pending`: held and not captured for the last time; `reversed` and `expired`: nothing was captured. */
export const purchaseState = v.picklist(['pending', 'captured', 'declined', 'reversed', 'expired'])
export type PurchaseState = v.InferOutput<typeof purchaseState>

/** A most of purchases: of all, or of one way; of one purchase, of a day or of a month (UTC). */
export const purchaseLimitOf = v.picklist(['all', 'contactless', 'online', 'cash'])
export const purchaseLimitPer = v.picklist(['purchase', 'day', 'month'])

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Two capital letters of a country'))

/** The rules by which purchases are declined. Without an entry everything is approved; amounts are in the card's currency. */
export const cardRules = v.strictObject({
  /** The ways that are switched off. */
  off: v.array(limitedChannel),
  /** Kinds of merchant that are declined. */
  kindsOff: v.array(v.picklist(spendingCategories)),
  /** Where it is there, purchases in other countries are declined. */
  onlyIn: v.optional(v.pipe(v.array(country), v.maxLength(250))),
  limits: v.pipe(
    v.array(v.strictObject({ of: purchaseLimitOf, per: purchaseLimitPer, amount })),
    v.maxLength(12),
  ),
})
export type CardRules = v.InferOutput<typeof cardRules>

/** Tightened by the session alone; to let more through takes the PAY code. */
export const cardRulesBody = v.strictObject({ rules: cardRules, pin: v.optional(pin) })

/** A purchase that the demo's processor sends for the caller's own card, and how far it goes. */
export const tryPurchaseBody = v.strictObject({
  amount,
  merchant: oneLine(60),
  mcc: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Four digits')),
  country,
  channel: purchaseChannel,
  /** The disposable number that pays; without one, the card's own. */
  number: v.optional(v.pipe(v.string(), v.uuid('An id'))),
  goes: v.optional(v.picklist(['pending', 'captured', 'reversed', 'refunded']), 'captured'),
})

/** The processor's answer: 1 approved, or 0 and why it is not; `late` where the decision took too long. */
export const triedPurchase = v.object({
  id: v.string(),
  approved: flag,
  reason: v.nullable(v.picklist([...declineReason.options, 'late', 'unknown-card'])),
})
export type TriedPurchase = v.InferOutput<typeof triedPurchase>

const money = v.string()

/** A purchase as the card's processor tells of it. Amounts are in `currency`, the card's. */
export const cardPurchase = v.object({
  id: v.string(),
  uid: v.string(),
  state: purchaseState,
  currency: v.string(),
  /** The amount that was asked for at first. */
  asked: money,
  /** Approved in all; of it held now, captured, and given back. */
  authorised: money,
  held: money,
  captured: money,
  refunded: money,
  merchant: v.nullable(v.string()),
  channel: v.nullable(purchaseChannel),
  mcc: v.nullable(v.string()),
  country: v.nullable(v.string()),
  /** The disposable number that it was made by, and its last four digits; null for the card's own. */
  number_id: v.nullable(v.string()),
  number_last4: v.nullable(v.string()),
  /** The price that the merchant asked, in another currency than the card's, and the processor's rate. */
  bought_currency: v.nullable(v.string()),
  bought_amount: v.nullable(v.string()),
  rate: v.nullable(v.string()),
  /** Why it was declined, by whose rule, and the limit that it would have passed. */
  because: v.nullable(declineReason),
  ruled_by: v.nullable(v.picklist(['holder', 'house'])),
  limit_of: v.nullable(purchaseLimitOf),
  limit_per: v.nullable(purchaseLimitPer),
  limit_amount: v.nullable(money),
  /** 1: captured without a hold, above it and a tip, or with a card that was frozen. */
  unwanted: flag,
  /** The last day of the hold. */
  expires_on: v.nullable(v.string()),
  created_date: v.string(),
  updated_date: v.string(),
})
export type CardPurchase = v.InferOutput<typeof cardPurchase>

/** The purchases of the caller's own card. */
export const cardPurchaseFilter = listFilter(['created_date', 'amount', 'updated_date'], {
  ...amountRange,
  state: v.optional(purchaseState),
  channel: v.optional(purchaseChannel),
})

/** The same for administrators: with the card's member. */
export const adminCardPurchase = v.object({
  ...cardPurchase.entries,
  username: v.string(),
  email: v.string(),
})
export type AdminCardPurchase = v.InferOutput<typeof adminCardPurchase>
/** The purchases of all cards, or of one member's. */
export const adminCardPurchaseFilter = v.strictObject({ ...cardPurchaseFilter.entries, uid: v.optional(uid) })

/** A limit that the caller has set for purchases with their card, as they were told last that 80 or 100 percent of it is used in its day or month (UTC). */
export const cardLimitNotice = v.object({
  of: purchaseLimitOf,
  per: purchaseLimitPer,
  period: v.string(),
  reached: budgetReached,
  currency: v.string(),
  amount: v.string(),
  used: v.string(),
  told_date: v.string(),
})
export type CardLimitNotice = v.InferOutput<typeof cardLimitNotice>
