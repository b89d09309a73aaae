import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { flag, uid } from '../words.ts'

/**
 * The kind of a movement of a card's balance: `charge` puts money on it (opening and bank transfers included), `withdrawal`
 * takes it to a bank; `spend` is a transaction that the network settled, purchases and credits alike. The house gives a
 * `referrer-bonus` for bringing somebody, a `referee-bonus` for having been brought, and a `bonus` for any other reason.
 */
export const cardTransactionType = v.picklist([
  'charge',
  'spend',
  'fee',
  'bonus',
  'referrer-bonus',
  'referee-bonus',
  'withdrawal',
])
export type CardTransactionType = v.InferOutput<typeof cardTransactionType>
/** Its names in the specification, where they are others. */
export const cardTypeNames = {
  'card fee': 'fee',
  'referrer bonus': 'referrer-bonus',
  'referee bonus': 'referee-bonus',
} as const
/** Direction of a settled transaction: a credit puts money back. */
export const spendType = v.picklist(['purchase', 'credit'], 'purchase or credit')
/** 0 pending, 1 complete, -1 cancelled. */
export const cardTransactionStatus = v.picklist([0, 1, -1])

/** One line of a card. `amount` is signed: its effect on the card's balance, also where it is pending or was cancelled. */
export const cardTransaction = v.object({
  id: v.string(),
  uid: v.string(),
  type: cardTransactionType,
  /** Of spends only. */
  spend_type: v.nullable(spendType),
  currency: v.string(),
  amount: v.string(),
  status: cardTransactionStatus,
  settlement_date: v.nullable(v.string()),
  purchase_date: v.nullable(v.string()),
  merchant: v.nullable(v.string()),
  description: v.nullable(v.string()),
  mcc: v.nullable(v.string()),
  network_transaction_id: v.nullable(v.string()),
  /** The line of the same transaction that was taken back, in whose place it stands. */
  corrects: v.nullable(v.string()),
  /** The daily limit of its holder that a purchase has passed, as it was booked; null for every other line. */
  above_limit: v.nullable(v.string()),
  /** 1: a purchase booked while its holder had frozen the card. */
  while_frozen: flag,
  /** The processor's id of the purchase that the line is of; null for every other line. */
  purchase_id: v.nullable(v.string()),
  /** 1: a purchase that the card had not let through, or not to that amount. */
  not_let_through: flag,
  /** Why it was cancelled or reversed. */
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
export type CardTransaction = v.InferOutput<typeof cardTransaction>

/** The transactions of the caller's own card. */
export const cardTransactionFilter = listFilter(['created_date', 'amount', 'settlement_date'], {
  ...amountRange,
  type: v.optional(cardTransactionType),
  status: v.optional(cardTransactionStatus),
})

/** The same for administrators: with the card's member, and the memo. */
export const adminCardTransaction = v.object({
  ...cardTransaction.entries,
  username: v.string(),
  email: v.string(),
  memo: v.nullable(v.string()),
})
export type AdminCardTransaction = v.InferOutput<typeof adminCardTransaction>
/** The transactions of all cards, or of one member's. */
export const adminCardTransactionFilter = v.strictObject({
  ...cardTransactionFilter.entries,
  uid: v.optional(uid),
})
