import * as v from 'valibot'
import { amount, currencyCode, day, id, oneLine } from '../words.ts'

/** `address`: on a chain, where everybody can look; `bank`: an account at a bank. */
const kind = v.picklist(['address', 'bank'], 'address or bank')

/** Everything but the file is shown to everybody. `date` is the day of which the amount is. */
export const stateHoldingBody = v.strictObject({
  id: v.optional(id),
  kind,
  name: oneLine(80),
  reference: oneLine(140),
  currency: currencyCode,
  amount,
  date: day,
  evidence: oneLine(300),
  file: v.optional(id),
})

/** The statement to take back, and why. */
export const withdrawHoldingBody = v.strictObject({ id, reason: oneLine(500) })

/** A holding that the house states in one place. */
export const holding = v.object({
  id: v.string(),
  kind,
  name: v.string(),
  reference: v.string(),
  currency: v.string(),
  amount: v.string(),
  date: v.string(),
  evidence: v.string(),
  stated_date: v.string(),
})
export type Holding = v.InferOutput<typeof holding>

/** For administrators: with the file that shows it, and the administrator who stated it. */
export const statedHolding = v.object({
  ...holding.entries,
  file: v.nullable(v.string()),
  stated_by: v.string(),
  stated_by_name: v.string(),
})
export type StatedHolding = v.InferOutput<typeof statedHolding>

/** The id of the statement that was made or taken back. */
export const holdingChange = v.object({ id: v.string() })

/**
 * One currency: what members are owed, what the house states to hold, and the difference, below zero where it holds less.
 * `first_date` and `last_date` are the oldest and the newest day of its holdings; nothing where it states none.
 */
export const comparedCurrency = v.object({
  currency: v.string(),
  owed: v.string(),
  held: v.string(),
  difference: v.string(),
  first_date: v.nullable(v.string()),
  last_date: v.nullable(v.string()),
})
export type ComparedCurrency = v.InferOutput<typeof comparedCurrency>
