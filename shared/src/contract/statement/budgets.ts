import * as v from 'valibot'
import { spendingCategories } from '../../spending-category.ts'
import { bookMonth } from '../finance/periods.ts'
import { amount, currencyCode } from '../words.ts'
import { outgoingKinds } from './line-flow.ts'
import { monthFlowsFilter } from './month-flows.ts'

/** The kinds of spending that a budget may be for: a category of purchases with the card, its fees, or a kind of line that takes money out. */
export const budgetKind = v.picklist([...spendingCategories, 'fee', ...outgoingKinds])
export type BudgetKind = v.InferOutput<typeof budgetKind>

const { timeZone } = monthFlowsFilter.entries

/** The amount that the caller plans for a kind in each month of `timeZone`; in the place of the one that it had. */
export const budgetBody = v.strictObject({ kind: budgetKind, currency: currencyCode, amount, timeZone })

/** The budget that its member takes away. */
export const removeBudgetBody = v.strictObject({ kind: budgetKind })

/** How far a budget is: the percent at which its member is told that is reached; 0 below the first. */
export const budgetReached = v.picklist([0, 80, 100])
export type BudgetReached = v.InferOutput<typeof budgetReached>

const plan = { kind: budgetKind, currency: v.string(), amount: v.string() }

/** A budget in a month, in its own currency. Money that came back is taken off what is spent. */
export const budget = v.object({
  ...plan,
  spent: v.string(),
  left: v.string(),
  /** The amount above the budget. */
  over: v.string(),
  /** Percent of the budget that is spent, with one place. */
  share: v.string(),
  reached: budgetReached,
})
export type Budget = v.InferOutput<typeof budget>

/** The caller's budgets in a month, and how much of it has passed: `day` of `days`, and percent with one place. */
export const budgetMonth = v.object({
  month: bookMonth,
  day: v.number(),
  days: v.number(),
  passed: v.string(),
  budgets: v.array(budget),
})
export type BudgetMonth = v.InferOutput<typeof budgetMonth>

/** That a share of a budget is spent, as its member was told last. */
export const budgetNotice = v.object({
  ...plan,
  month: v.string(),
  reached: budgetReached,
  spent: v.string(),
  told_date: v.string(),
})
export type BudgetNotice = v.InferOutput<typeof budgetNotice>
