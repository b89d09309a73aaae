import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { currencyCode, uid, words } from '../words.ts'
import { transactionTypes } from './transaction-types.ts'

/**
 * One line of a member's statement. `amount` is its effect on the available balance, signed, and `balance` the available
 * balance after it (nothing while nothing has moved); pending and rejected lines stay, with the amount `asked` for. `reference`
 * is the id of the swap, top-up or payment, `counterparty` the other member of a payment.
 */
export const transaction = v.object({
  id: v.string(),
  uid: v.string(),
  type: v.picklist(transactionTypes),
  status: v.string(),
  currency: v.string(),
  amount: v.string(),
  balance: v.nullable(v.string()),
  asked: v.nullable(v.string()),
  fee: v.nullable(v.string()),
  reference: v.string(),
  counterparty: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** Further details for its sentence, by kind: `network`, or `source`, `target`, `rate`. */
  details: v.nullable(v.record(v.string(), v.string())),
  created_date: v.string(),
})
export type Transaction = v.InferOutput<typeof transaction>

/**
 * A line in a member's own list. `counterparty_name` is how they know the other side: the username of a member, their bank account,
 * the name in their address book, or what they have written of a payment; for nobody else.
 */
export const ownTransaction = v.object({
  ...transaction.entries,
  counterparty_name: v.optional(v.nullable(v.string())),
})
export type OwnTransaction = v.InferOutput<typeof ownTransaction>

/** For administrators: the line with its member. */
export const adminTransaction = v.object({
  ...transaction.entries,
  username: v.string(),
  email: v.string(),
})
export type AdminTransaction = v.InferOutput<typeof adminTransaction>

/**
 * `booked_date`: the order of the statement, in which the balances follow each other. A range of amounts is of what has moved; of a line
 * where nothing has, of what was asked for.
 */
export const transactionFilter = listFilter(['booked_date', 'created_date'], {
  ...amountRange,
  currency: v.optional(currencyCode),
  type: v.optional(words(60)),
})
/** The caller's own statement in US dollars. */
export const usdTransactionFilter = v.omit(transactionFilter, ['currency'])
/** The statement of all members, or of one. */
export const adminTransactionFilter = v.strictObject({
  ...transactionFilter.entries,
  uid: v.optional(uid),
})
