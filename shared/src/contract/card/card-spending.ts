import * as v from 'valibot'
import { spendingCategories } from '../../spending-category.ts'
import { bookMonth } from '../finance/periods.ts'

/** The month (`2026-10`) in which the network settled; the newest with spending without one. */
export const cardSpendingFilter = v.strictObject({ month: v.optional(bookMonth) })

const spent = {
  /** Purchases less credits, in the card's currency: below zero where more came back than was spent. */
  amount: v.string(),
  /** Transactions in it. */
  count: v.number(),
}

/** The amount spent in a category, the largest first. */
export const categorySpending = v.object({
  category: v.picklist(spendingCategories),
  ...spent,
  /** Percent of what all categories above zero took, with one place. */
  share: v.string(),
  /** The largest first. Without a name where the network gave none, or where the details were erased. */
  merchants: v.array(v.object({ merchant: v.nullable(v.string()), ...spent })),
})

/** Spending with a card in one month. Reversed purchases are not in it. */
export const cardSpending = v.object({
  currency: v.string(),
  /** Null where nothing was ever spent. */
  month: v.nullable(v.string()),
  /** The months with spending, the newest first. */
  months: v.array(v.string()),
  total: v.string(),
  categories: v.array(categorySpending),
})
export type CardSpending = v.InferOutput<typeof cardSpending>
