import * as v from 'valibot'
import { fieldMessages } from '../field-messages.ts'
import { listFilter } from '../filters.ts'
import { currencyCode, day, flag, language } from '../words.ts'

/** Kinds of papers about an account: a statement of its movements, and a confirmation of its balances as of a day. */
export const accountStatementKinds = ['statement', 'balances'] as const

/**
 * A statement to be made. `from` and `to` are days of `timeZone`, both included; of `balances`, the end of `to` counts.
 * `language` is that of the words in it.
 */
export const accountStatementBody = v.pipe(
  v.strictObject({
    kind: v.optional(v.picklist(accountStatementKinds), 'statement'),
    from: day,
    to: day,
    timeZone: listFilter(['day'], {}).entries.timeZone,
    language,
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, fieldMessages.daysInOrder),
    ['to'],
  ),
)

/** A file of a statement: its SHA-256 (hexadecimal) and its size. */
const statementFile = v.object({
  format: v.picklist(['pdf', 'csv']),
  sha256: v.string(),
  bytes: v.number(),
})

/** A statement as it is kept. `status`: 0 waits or is being made, 1 is made, -1 could not be. Amounts are available balances. */
export const accountStatement = v.object({
  id: v.string(),
  kind: v.picklist(accountStatementKinds),
  from: v.string(),
  to: v.string(),
  time_zone: v.string(),
  language,
  created_date: v.string(),
  status: v.picklist([0, 1, -1]),
  finish_date: v.nullable(v.string()),
  lines: v.number(),
  balances: v.array(v.object({ currency: currencyCode, opening: v.string(), closing: v.string() })),
  files: v.array(statementFile),
})
export type AccountStatement = v.InferOutput<typeof accountStatement>

/** `status`: 1 wants the statement of each month by mail, by the months of `timeZone`; 0 does not. */
export const monthlyStatementBody = v.strictObject({
  status: flag,
  timeZone: listFilter(['day'], {}).entries.timeZone,
})
/** Whether the statement of each month comes by mail, the month (`2026-11`) of the next one, and the zone of the months. */
export const monthlyStatement = v.object({
  status: flag,
  month: v.nullable(v.string()),
  time_zone: v.nullable(v.string()),
})
export type MonthlyStatement = v.InferOutput<typeof monthlyStatement>

/** Which file of a statement. */
export const paperFormat = v.picklist(['pdf', 'csv'])
/** The new statement's id. */
export const askedStatement = v.object({ id: v.string() })
