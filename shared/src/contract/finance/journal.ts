import * as v from 'valibot'
import { day, flag, instant } from '../words.ts'

/** Accountants' formats, one leg a line, or one event a line. */
export const journalFormat = v.picklist(['hledger', 'beancount', 'csv', 'ndjson'])
export type JournalFormat = v.InferOutput<typeof journalFormat>

/** A day of UTC, or a moment. */
const dayOrInstant = v.union([day, instant], 'A day or a moment in UTC: 2026-11-01, 2026-11-01T12:00:00Z')

/** From the first to the last, both included; all of the log without them. `opening`: with the balances before the first. */
export const journalFilter = v.strictObject({
  format: v.optional(journalFormat, 'hledger'),
  from: v.optional(dayOrInstant),
  to: v.optional(dayOrInstant),
  opening: v.optional(flag, 0),
})
export type JournalFilter = v.InferInput<typeof journalFilter>
