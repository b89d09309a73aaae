import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { bookMonth } from '../finance/periods.ts'

/** A month (`2026-11`) of a time zone. */
export const monthFlowsFilter = v.strictObject({
  month: bookMonth,
  timeZone: listFilter(['day'], {}).entries.timeZone,
})

/** The records that a flow is the sum of: lines of the statement, or of the card. */
export const flowSource = v.picklist(['statement', 'card'])
export type FlowSource = v.InferOutput<typeof flowSource>

const sums = { came: v.string(), went: v.string(), fees: v.string() }

/** The sums of one kind of record in one currency. `fees` are a part of what went, or were kept back of what came. */
export const monthFlow = v.object({
  source: flowSource,
  /** A kind of lines of the statement, or of the card’s transactions. */
  type: v.string(),
  currency: v.string(),
  ...sums,
  /** The same in the month before. */
  before: v.object(sums),
  /** Whether it only moves money among the member's own: between currencies, onto the card, into savings. Totals have its fees alone. */
  own: v.picklist([0, 1]),
})
export type MonthFlow = v.InferOutput<typeof monthFlow>

/** Money that came and went in a month beside the one before. The totals are in USDC at prices of now, without currencies that have none. */
export const monthFlows = v.object({
  month: v.string(),
  month_before: v.string(),
  total: v.object(sums),
  total_before: v.object(sums),
  flows: v.array(monthFlow),
})
export type MonthFlows = v.InferOutput<typeof monthFlows>
