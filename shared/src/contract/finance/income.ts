import * as v from 'valibot'
import { day } from '../words.ts'

/** Days of UTC, both included; the present month without them. `by` cuts the range into days or months. */
export const incomeFilter = v.strictObject({
  from: v.optional(day),
  to: v.optional(day),
  by: v.optional(v.picklist(['range', 'month', 'day']), 'range'),
})
export type IncomeFilter = v.InferInput<typeof incomeFilter>

/** The house's income (above zero) or cost (below) by one kind of event on one of its accounts. */
export const incomeLine = v.object({
  /** The days that the line is about, both included, for its postings. */
  first: v.string(),
  last: v.string(),
  /** `house:fees`, `house:card-fees`, `house:interest`, `house:bonus`, `house:given-up`, `house:bank-charges`, `house:bank-interest`. */
  account: v.string(),
  type: v.string(),
  currency: v.string(),
  amount: v.string(),
  postings: v.number(),
})
export type IncomeLine = v.InferOutput<typeof incomeLine>

/** The house's own position in a currency: before the range, what came and went in it, and after it. */
export const housePosition = v.object({
  /** `house:swap` or `house:trade`. */
  account: v.string(),
  currency: v.string(),
  before: v.string(),
  change: v.string(),
  after: v.string(),
  /** The change at the platform's prices of now; nothing without one. */
  change_usdc: v.nullable(v.string()),
})
export type HousePosition = v.InferOutput<typeof housePosition>

/** Income of the house in a range of days, by account and currency; amounts are decimal strings. */
export const income = v.object({
  from: v.string(),
  to: v.string(),
  lines: v.array(incomeLine),
  sums: v.array(v.object({ account: v.string(), currency: v.string(), amount: v.string() })),
  positions: v.array(housePosition),
  /** The house's share of swaps: its position's changes added up in USDC, at the prices of now. */
  spread_usdc: v.string(),
  /** Currencies that the spread leaves out, for want of a rate. */
  unpriced: v.array(v.string()),
})
export type Income = v.InferOutput<typeof income>
