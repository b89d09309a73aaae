import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { currencyCode, instant, uid, words } from '../words.ts'
import { bookMonth, closing } from './periods.ts'

/** An event's running number in the log, from 1. */
const eventNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** An account of the books, members' by pocket: `house:fees`, `world:bank`, `user:*:available`. */
const bookAccount = v.pipe(words(60), v.regex(/^[a-z-]+(:(\*|[a-z-]+))*$/, 'An account of the books'))

/** As of an event, a moment (both included), or both; as of now without them. `period`: as a closed month was closed. */
export const trialBalanceFilter = v.strictObject({
  up_to: v.optional(eventNumber),
  at: v.optional(instant),
  period: v.optional(bookMonth),
})
export type TrialBalanceFilter = v.InferOutput<typeof trialBalanceFilter>

/** The classes of accounts, in the order of a balance sheet and an income statement. */
export const bookClasses = ['assets', 'liabilities', 'equity', 'income', 'expenses'] as const
export type BookClass = (typeof bookClasses)[number]
const bookClass = v.picklist(bookClasses)

/** The balance of an account in a currency, in the column of its side. The other side is nothing. Decimal strings. */
export const trialBalanceLine = v.object({
  /** Members' accounts are added up by pocket: `user:*:available`. */
  account: v.string(),
  class: bookClass,
  currency: v.string(),
  debit: v.nullable(v.string()),
  credit: v.nullable(v.string()),
  /** How many postings it is made of. */
  postings: v.number(),
})
export type TrialBalanceLine = v.InferOutput<typeof trialBalanceLine>

/** Both columns of a currency, added up by class and in all. They are equal in all, or the books are broken. */
export const trialBalanceSum = v.object({
  currency: v.string(),
  debit: v.string(),
  credit: v.string(),
  balanced: v.boolean(),
  classes: v.array(v.object({ class: bookClass, debit: v.string(), credit: v.string() })),
})
export type TrialBalanceSum = v.InferOutput<typeof trialBalanceSum>

/** Every account as of an event of the log, and of a moment where one was asked for. */
export const trialBalance = v.object({
  /** The last event that is in it; 0 before the first. */
  number: v.number(),
  at: v.nullable(v.string()),
  /** Of the closed month that was asked for. */
  closing: v.nullable(closing),
  lines: v.array(trialBalanceLine),
  sums: v.array(trialBalanceSum),
})
export type TrialBalance = v.InferOutput<typeof trialBalance>

/** One leg of an event. Exactly one of `debit` and `credit` is an amount, above zero. */
export const posting = v.object({
  /** Event and leg: `4711.2`. */
  id: v.string(),
  /** The event's running number in the log, from 1. */
  number: v.number(),
  position: v.string(),
  event_id: v.string(),
  stream: v.string(),
  type: v.string(),
  account: v.string(),
  /** The member whose account it is. */
  uid: v.nullable(v.string()),
  currency: v.string(),
  debit: v.nullable(v.string()),
  credit: v.nullable(v.string()),
  created_date: v.string(),
})
export type Posting = v.InferOutput<typeof posting>

/** `up_to` and `at`: up to that event and moment, as the trial balance. `late_in`: belongs to that closed month and came too late for it. */
export const postingFilter = listFilter(['number', 'amount'], {
  account: v.optional(bookAccount),
  currency: v.optional(currencyCode),
  type: v.optional(words(60)),
  uid: v.optional(uid),
  up_to: v.optional(eventNumber),
  at: v.optional(instant),
  late_in: v.optional(bookMonth),
})
