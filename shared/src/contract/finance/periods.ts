import * as v from 'valibot'

/** A month of the books in UTC: `2026-10`. PostgreSQL knows no year 0. */
export const bookMonth = v.pipe(
  v.string(),
  v.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'A month such as 2026-10'),
)

/** A closed month's end: the event up to which it goes, and whether its trial balance still has the digest that it was closed with. */
export const closing = v.object({
  month: v.string(),
  /** The last event that is in it. */
  events: v.number(),
  /** SHA-256 of the trial balance, hexadecimal. */
  digest: v.string(),
  equal: v.boolean(),
  /** Entries that belong to the month and came too late for it. */
  late: v.number(),
  closed_date: v.string(),
  /** The user id of the administrator. */
  closed_by: v.string(),
  closed_by_name: v.string(),
})
export type Closing = v.InferOutput<typeof closing>

/** Items of statements of a month that nothing is matched to, and its statements that nobody has signed. */
export const unreconciled = v.object({
  open_items: v.number(),
  unsigned: v.array(v.object({ id: v.string(), source_name: v.string(), file_name: v.string() })),
})
export type Unreconciled = v.InferOutput<typeof unreconciled>

/** A month of the books, open or closed. */
export const period = v.object({
  month: v.string(),
  status: v.picklist(['open', 'closed']),
  /** Whether it is the next to be closed, and over. */
  closable: v.boolean(),
  closing: v.nullable(closing),
  /** Of the month that is next: what its statements leave open. */
  unreconciled: v.nullable(unreconciled),
})
export type Period = v.InferOutput<typeof period>

/** The month to close: the oldest that is open. */
export const closePeriodBody = v.strictObject({ month: bookMonth })
