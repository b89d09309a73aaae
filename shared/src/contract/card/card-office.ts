import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { amount, currencyCode, day, email, flag, id, text, uid, words } from '../words.ts'
import { spendType } from './card-transactions.ts'
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
/** Asked for as the form demands, and kept nowhere. */
const cvv = v.pipe(v.string(), v.regex(/^\d{3}$/, 'A CVV has 3 digits'))
const expiry = v.pipe(text(7), v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Month and year, such as 09/29'))
/** 2 active, -1 blocked. A card in arrears comes back by paying its fee. */
const setStatus = v.picklist([2, -1], '2 active, -1 blocked')
const reason = v.optional(text(500), '')

/** A card that the issuer has made for a member. The CVV is asked for and kept nowhere. */
export const addCardBody = v.strictObject({
  email,
  card_id: cardReference,
  card_number: cardNumber,
  cvv,
  expiration_date: expiry,
  status: v.optional(setStatus),
  reason,
})
/** A number is given only to change it, and then with its CVV. Without a status the card stays as it stands. */
export const setCardBody = v.pipe(
  v.strictObject({
    id,
    email,
    card_id: cardReference,
    card_number: v.optional(cardNumber),
    cvv: v.optional(cvv),
    expiration_date: expiry,
    status: v.optional(setStatus),
    reason,
  }),
  v.forward(
    v.check(body => body.card_number === undefined || body.cvv !== undefined, 'A CVV has 3 digits'),
    ['cvv'],
  ),
)
/** The card’s id, and its status after the call. */
export const cardSetResult = v.object({ id: v.string(), status: cardStatus })

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
  currency: v.string(),
  balance: money,
  /** The last month whose fee was taken: `2026-02`. */
  fee_paid_for: v.nullable(v.string()),
  /** 1: its holder has frozen it, whatever its status. */
  frozen: flag,
  /** The holder's own limit for a day; null without one. */
  daily_limit: v.nullable(money),
  /** Why it is blocked. */
  reason: v.nullable(v.string()),
  ...cardDates,
  created_date: v.string(),
  updated_date: v.string(),
})
export type AdminCard = v.InferOutput<typeof adminCard>
/** `search` finds the card's own code, its last 4 digits, or its member. */
export const adminCardFilter = listFilter(['created_date', 'updated_date', 'balance'], {
  status: v.optional(v.picklist([-1, 1, 2, 3])),
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

/** One transaction that the network settled. A card number, if there is one, is only compared with the card's. */
const logFields = {
  card_id: cardReference,
  card_number: v.optional(v.pipe(text(23), v.regex(/\d{4}$/, 'It ends with 4 digits'))),
  spend_type: v.optional(spendType, 'purchase'),
  amount,
  currency: v.optional(currencyCode, 'USD'),
  settlement_date: day,
  purchase_date: day,
  merchant: words(200),
  description: v.optional(text(500), ''),
  mcc: v.optional(v.pipe(text(4), v.regex(/^(\d{4})?$/, 'An MCC has 4 digits')), ''),
  network_transaction_id: v.pipe(text(100), v.regex(/^[\x21-\x7e]{1,100}$/, 'An id without blanks')),
  memo: v.optional(text(500), ''),
}
/** `spend` (a purchase or a credit), `fee`, a fee of the network's, or `bonus`, money that the house puts on the card. */
const logType = v.picklist(['spend', 'fee', 'bonus'], 'spend, fee or bonus')
/** A purchase or a credit that the network settled. */
export const spendLogRow = v.strictObject({
  type: v.optional(v.literal('spend', 'spend'), 'spend'),
  ...logFields,
})
/** A settled transaction of any type, a row of a file of card logs. */
export const cardLogRow = v.strictObject({ type: logType, ...logFields })
export type CardLogRow = v.InferOutput<typeof cardLogRow>

/** How large a file of card logs may be: all of it is booked, or nothing. */
export const cardFileLimits = { rows: 200_000, bytes: 20 * 1024 * 1024 } as const

/** A CSV file with a head, whose columns are called like the fields of one log. With `dryRun` nothing is booked. */
const batch = v.strictObject({ csv: v.string(), dryRun: v.optional(flag, 0) })
export const spendLogBody = v.union([batch, spendLogRow])
export const cardLogBody = v.union([batch, cardLogRow])

/** A row's fault; rows count as in a spreadsheet: the head is row 1. `field` where one field is wrong. */
export const cardImportProblem = v.object({
  row: v.number(),
  field: v.nullable(v.string()),
  code: v.string(),
  message: v.string(),
})
export type CardImportProblem = v.InferOutput<typeof cardImportProblem>
/** A row after which a card is below zero. */
const belowZero = v.object({ row: v.number(), card_id: v.string(), currency: v.string(), balance: money })
/**
 * `fresh` rows are booked, or would be; `there` had been booked before. Any problem, and nothing is. The first 200
 * problems are named, and the first 200 of the `belowZeroCount` rows that take a card below zero. `begun`: the file has more
 * than 10,000 rows, and `/logcards/import/{id}` tells how far its booking is.
 */
export const cardImport = v.object({
  id: v.string(),
  dryRun: flag,
  begun: v.optional(v.literal(1)),
  rows: v.number(),
  fresh: v.number(),
  there: v.number(),
  totals: v.array(
    v.object({
      kind: v.picklist(['purchase', 'credit', 'fee', 'bonus']),
      currency: v.string(),
      rows: v.number(),
      amount: money,
    }),
  ),
  problems: v.array(cardImportProblem),
  belowZero: v.array(belowZero),
  belowZeroCount: v.number(),
})
export type CardImport = v.InferOutput<typeof cardImport>
const importState = v.picklist(['ready', 'booking', 'booked', 'refused'])
/**
 * An import that was begun. Every row is first made `ready`, `done` of `rows` so far; with all of them it is `booking`, and
 * `booked` in the end. One that is `refused` has booked nothing, for its first hundred `problems`. `fresh` rows of those done
 * are new.
 */
export const cardImportProgress = v.object({
  id: v.string(),
  state: importState,
  rows: v.number(),
  done: v.number(),
  fresh: v.number(),
  problems: v.array(cardImportProblem),
})
export type CardImportProgress = v.InferOutput<typeof cardImportProgress>
/** An import as its list shows it. `uid` is the administrator who began it; `problems` of its rows were named as it was refused. */
export const cardImportRecord = v.object({
  id: v.string(),
  ...whose,
  state: importState,
  rows: v.number(),
  done: v.number(),
  fresh: v.number(),
  problems: v.number(),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type CardImportRecord = v.InferOutput<typeof cardImportRecord>
/** `search` finds part of an import's id, or who began it. */
export const cardImportFilter = listFilter(['created_date', 'finish_date', 'rows'], {
  state: v.optional(importState),
  uid: v.optional(uid),
})

/** The reason of a reversal, if one is given. */
export const reverseCardLogBody = v.optional(v.strictObject({ reason: v.optional(words(500)) }), {})

/**
 * Card fees of a day, of a month, or of a card in all its life, in one currency. `initial` is the money that the house puts on
 * new cards.
 */
const feeSums = {
  currency: v.string(),
  opening: money,
  charge: money,
  monthly: money,
  network: money,
  reversed: money,
  initial: money,
  total: money,
}
/** Fees of all cards in a day or a month, which `date` names. */
export const cardFeesOfPeriod = v.object({ date: v.string(), cards: v.number(), ...feeSums })
export type CardFeesOfPeriod = v.InferOutput<typeof cardFeesOfPeriod>
export const cardFeesOfCard = v.object({ ...whose, card_number: v.nullable(v.string()), ...feeSums })
export type CardFeesOfCard = v.InferOutput<typeof cardFeesOfCard>
/** Days are those of UTC, as the fees are summed up by them. */
export const cardFeeFilter = v.omit(
  listFilter(['date', 'total'], {
    currency: v.optional(currencyCode),
    uid: v.optional(uid),
    timeZone: v.optional(v.literal('UTC'), 'UTC'),
  }),
  ['search'],
)

/** The code of the card and the last 4 digits of its number, which its holder can read on it. */
export const cardInHandBody = v.strictObject({
  referenceCode: text(40),
  digits: v.pipe(text(4), v.regex(/^\d{4}$/, 'The last 4 digits')),
})
/** The card without its member. */
export const cardInHand = v.object({ digits: v.string(), status: cardStatus })
export const cardBalance = v.object({ currency: v.string(), balance: money })
export type CardBalance = v.InferOutput<typeof cardBalance>
