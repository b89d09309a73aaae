import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { amountOrNone, currencyCode, email, uid } from '../words.ts'

/** One currency of one member. Total = amount + locked + user_fixed_deposit_amount. */
export const walletRow = v.object({
  currency: v.string(),
  currency_name: v.string(),
  /** Available. */
  amount: v.string(),
  locked: v.string(),
  /** Saving. */
  user_fixed_deposit_amount: v.string(),
  /** 1: asked for, and waiting for an administrator; the wallet is not open yet. */
  pending: v.optional(v.literal(1)),
  /** Of one that waits: the request that administrators decide by its id. */
  request_id: v.optional(v.string()),
})
export type WalletRow = v.InferOutput<typeof walletRow>

/** The caller's wallets in one currency, or all. */
export const userWalletFilter = v.strictObject({ currency: v.optional(currencyCode) })

/** The currency that the caller wants a wallet in. */
export const walletCreateBody = v.strictObject({ currency: currencyCode })

/** The available amount of one currency. */
export const available = v.object({ currency: v.string(), amount: v.string() })
/** The currency whose available money is asked for. */
export const availableFilter = v.strictObject({ currency: currencyCode })

/** A wallet row in a list of administrators: with its member, and the card's balance. */
export const adminWalletRow = v.object({
  ...v.omit(walletRow, ['request_id']).entries,
  card: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
})
export type AdminWalletRow = v.InferOutput<typeof adminWalletRow>
/** Wallets have no day of their own. */
export const adminWalletFilter = v.omit(
  listFilter(['uid', 'amount'], { ...amountRange, uid: v.optional(uid), currency: v.optional(currencyCode) }),
  ['from', 'to', 'timeZone'],
)

/** A wallet row of a member, and of everybody's with its member. */
export const memberWalletRow = v.object({
  ...walletRow.entries,
  uid: v.optional(v.string()),
  username: v.optional(v.string()),
  email: v.optional(v.string()),
})
/** The rows that are wanted: a page of everybody's, or a member's all at once. */
export const memberWalletFilter = v.strictObject({
  ...v.pick(adminWalletFilter, ['page', 'limit', 'currency']).entries,
  email: v.optional(email),
  amount: v.optional(amountOrNone),
})
export type MemberWalletFilter = v.InferOutput<typeof memberWalletFilter>

/** One wallet of a member, or, without a currency, every one of theirs; named by the uid or the e-mail address. */
export const billFilter = v.strictObject({
  uid: v.optional(uid),
  email: v.optional(email),
  currency: v.optional(currencyCode),
})
/** The current balance and the sum of the transactions, as read models show them. */
export const bill = v.object({
  uid: v.string(),
  currency: v.string(),
  balance: v.string(),
  accumulated: v.string(),
})
export type Bill = v.InferOutput<typeof bill>
/** One wallet, and what the legs of its own stream in the log come to: `in_log`. */
export const checkedBill = v.object({ ...bill.entries, in_log: v.string() })
/** The wallets whose balances were compared with their statements, and those that differ. */
export const billCheck = v.object({
  checked: v.number(),
  differing: v.array(bill),
  /** Whether the log comes to the same balances, as last proven up to the event of a running number; null before the first proof. */
  log: v.nullable(v.object({ equal: v.boolean(), number: v.number(), proven_date: v.string() })),
})
export type BillCheck = v.InferOutput<typeof billCheck>

/** A comparison that was made, as it was found then. */
export const keptBillCheck = v.object({
  id: v.string(),
  date: v.string(),
  /** The administrator's user id and name. */
  by: v.string(),
  by_name: v.string(),
  /** The wallet that was compared; every one of the member where `currency` is null, and everybody's where both are. */
  uid: v.nullable(v.string()),
  currency: v.nullable(v.string()),
  checked: v.number(),
  differing: v.array(bill),
  log_equal: v.nullable(v.boolean()),
  log_number: v.nullable(v.number()),
})
export type KeptBillCheck = v.InferOutput<typeof keptBillCheck>
