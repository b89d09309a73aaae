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

/**
 * A holding in one place. `source` custody: the custody reports it, on the chain `network`; `addresses` is then the number of members'
 * deposit addresses that it is the sum of, and null where `reference` is an address of the house.
 */
export const holding = v.object({
  id: v.string(),
  kind,
  name: v.string(),
  reference: v.string(),
  currency: v.string(),
  amount: v.string(),
  date: v.string(),
  evidence: v.string(),
  source: v.picklist(['finance', 'custody']),
  network: v.nullable(v.string()),
  addresses: v.nullable(v.number()),
  stated_date: v.string(),
})
export type Holding = v.InferOutput<typeof holding>

/** For administrators: with the file that shows it and the administrator who stated it, or the custody's report that says so. */
export const statedHolding = v.object({
  ...holding.entries,
  file: v.nullable(v.string()),
  report: v.nullable(v.string()),
  stated_by: v.string(),
  stated_by_name: v.string(),
})
export type StatedHolding = v.InferOutput<typeof statedHolding>

/** The id of the statement that was made or taken back. */
export const holdingChange = v.object({ id: v.string() })

/**
 * The custody's last report of what it holds, and the last try to get one. `outcome` recorded: its holdings are shown; known: it gave the
 * report that is shown; away: no answer; unreadable: an answer of another form; earlier, later: of an earlier moment than the report that is
 * shown, or of one still to come. Only the first changes anything. `left_out`: currencies of the report that the house does not keep. `places`: how many
 * places it names with something in the others; none is a report too.
 */
export const custodyStanding = v.object({
  custody: v.picklist(['http', 'demo', 'none']),
  asked_date: v.nullable(v.string()),
  tried_date: v.nullable(v.string()),
  outcome: v.nullable(v.picklist(['recorded', 'known', 'away', 'unreadable', 'earlier', 'later'])),
  report: v.nullable(v.string()),
  report_date: v.nullable(v.string()),
  recorded_date: v.nullable(v.string()),
  left_out: v.array(v.string()),
  places: v.number(),
})
export type CustodyStanding = v.InferOutput<typeof custodyStanding>

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
