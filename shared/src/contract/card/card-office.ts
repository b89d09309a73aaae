import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { email, flag, id, text, uid } from '../words.ts'
import { cardStatus } from './cards.ts'

/** The issuer's own code of a card, printed beside its number. */
export const cardReference = v.pipe(
  text(40),
  v.regex(/^[A-Za-z0-9_.-]{3,40}$/, '3 to 40 letters, digits, _, . and -'),
)
const cardNumber = v.pipe(
  text(23),
  v.transform(given => given.replaceAll(/[ -]/g, '')),
  v.regex(/^\d{16}$/, 'A card number has 16 digits'),
)
const lastDigits = v.pipe(v.string(), v.regex(/^\d{4}$/, 'A card number has 16 digits'))
/** Asked for as the form demands, and kept nowhere. */
const cvv = v.pipe(v.string(), v.regex(/^\d{3}$/, 'A CVV has 3 digits'))
const expiry = v.pipe(text(7), v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Month and year, such as 09/29'))
/** 2 active, 3 in arrears, -1 blocked. A card that the fee has put in arrears comes back by paying it. */
export const settableStatus = v.picklist([2, 3, -1], '2 active, 3 in arrears, -1 blocked')
const reason = v.optional(text(500), '')

/** A card that the issuer has made for a member. The CVV is asked for and kept nowhere. */
export const addCardBody = v.strictObject({
  email,
  card_id: cardReference,
  card_number: cardNumber,
  cvv,
  expiration_date: expiry,
  status: v.optional(settableStatus),
  reason,
})
/**
 * The card's id, with what changes: what is left out, or null as of a card that was not entered yet, stays as it is. A number is given only
 * to change it, and then with its CVV; the last 4 digits, as they are loaded, leave it as it is.
 */
export const setCardBody = v.pipe(
  v.strictObject({
    id,
    email: v.optional(email),
    card_id: v.optional(v.nullable(cardReference)),
    card_number: v.optional(v.nullable(v.union([cardNumber, lastDigits], 'A card number has 16 digits'))),
    cvv: v.optional(cvv),
    expiration_date: v.optional(v.nullable(expiry)),
    status: v.optional(cardStatus),
    reason: v.optional(v.nullable(text(500)), ''),
  }),
  v.forward(
    v.check(body => (body.card_number?.length ?? 4) === 4 || body.cvv !== undefined, 'A CVV has 3 digits'),
    ['cvv'],
  ),
)
/**
 * The card’s id, and its status after the call. `status_given` 0: the call named none, so the card stays as it stands; one that was just
 * entered is under review (1) until it is activated.
 */
export const cardSetResult = v.object({ id: v.string(), status: cardStatus, status_given: flag })

const whose = { uid: v.string(), username: v.string(), email: v.string() }
const money = v.string()
/** When a card was paid for, and the day since which it is open: null while it is not. */
const cardDates = { card_purchase_date: v.string(), card_open_date: v.nullable(v.string()) }

/** A card as administrators see it. `card_number` is its last 4 digits; it and `card_id` are null until they are entered. */
export const adminCard = v.object({
  id: v.string(),
  ...whose,
  card_id: v.nullable(v.string()),
  card_number: v.nullable(v.string()),
  expiration_date: v.nullable(v.string()),
  status: cardStatus,
  opened_by: v.picklist(['wallet', 'bank', 'provider']),
  /** The type of card, and its English name; null for none. */
  card_type: v.nullable(v.string()),
  card_type_name: v.nullable(v.string()),
  currency: v.string(),
  balance: money,
  /** The last month whose fee was taken: `2026-02`. */
  fee_paid_for: v.nullable(v.string()),
  /** 1: its holder has frozen it, whatever its status. */
  frozen: flag,
  /** The holder's own limit for a day; null without one. */
  daily_limit: v.nullable(money),
  /** Why it is blocked, or was put in arrears. */
  reason: v.nullable(v.string()),
  ...cardDates,
  created_date: v.string(),
  updated_date: v.string(),
})
export type AdminCard = v.InferOutput<typeof adminCard>
/** `search` finds the card's own code, its last 4 digits, or its member. */
export const adminCardFilter = listFilter(['created_date', 'updated_date', 'balance'], {
  status: v.optional(v.picklist([-1, 1, 2, 3])),
  card_type: v.optional(id),
  uid: v.optional(uid),
})

/** `wallet_balance` is the sum of the member's wallets in USDC, as the list of members estimates it. */
export const cardSummary = v.object({
  id: v.string(),
  ...whose,
  card_number: v.nullable(v.string()),
  status: cardStatus,
  currency: v.string(),
  card_balance: money,
  wallet_balance: money,
  ...cardDates,
  created_date: v.string(),
})
export type CardSummary = v.InferOutput<typeof cardSummary>
/** A card’s member: the summary of the card with identity and VIP level. */
export const cardUser = v.object({
  ...cardSummary.entries,
  kyc_status: v.picklist([-1, 0, 1]),
  vip_level: v.number(),
})
export type CardUser = v.InferOutput<typeof cardUser>

/** The code of the card and the last 4 digits of its number, which its holder can read on it. */
export const cardInHandBody = v.strictObject({
  referenceCode: text(40),
  digits: v.pipe(text(4), v.regex(/^\d{4}$/, 'The last 4 digits')),
})
/** The card without its member. */
export const cardInHand = v.object({ digits: v.string(), status: cardStatus })
/** The balance of a card, as the books say; below zero when purchases have overdrawn it. */
export const cardBalance = v.object({ currency: v.string(), balance: money })
export type CardBalance = v.InferOutput<typeof cardBalance>
