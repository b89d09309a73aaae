import * as v from 'valibot'
import { listFilter } from './filters.ts'
import { currencyCode, uid, words } from './words.ts'

/**
 * One line of a member's statement. `amount` is signed (positive: money came in); `balance` is what was available
 * after it. `reference` is the id of the swap, top-up or payment.
 */
export const transaction = v.object({
  id: v.string(),
  uid: v.string(),
  type: v.string(),
  currency: v.string(),
  amount: v.string(),
  balance: v.string(),
  reference: v.nullable(v.string()),
  /** The other member of a payment. */
  counterparty: v.nullable(v.string()),
  created_date: v.string(),
})
export type Transaction = v.InferOutput<typeof transaction>

/** Administrators also see whose line it is. */
export const adminTransaction = v.object({
  ...transaction.entries,
  username: v.string(),
  email: v.string(),
})
export type AdminTransaction = v.InferOutput<typeof adminTransaction>

export const transactionFilter = listFilter(['created_date', 'amount'], {
  currency: v.optional(currencyCode),
  type: v.optional(words(60)),
})
export const adminTransactionFilter = v.strictObject({
  ...transactionFilter.entries,
  uid: v.optional(uid),
})
