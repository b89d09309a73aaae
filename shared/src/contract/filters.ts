import * as v from 'valibot'
import { amountOrNone, day, text } from './words.ts'

/** Usual names of the zones asked for so far. Each takes a format of its own to find, which took a hundredth of the API's time. */
const found = new Map<string, string>()
/** There are some six hundred zones; a name may be written in as many cases as it has letters. */
const MOST_NAMES = 1_000

/** The usual name of a zone: of the short ones PostgreSQL does not know `AET`, and takes `IST` for Israel's. */
const zoneNamed = (given: string): string | undefined => {
  const known = found.get(given)
  if (known !== undefined) return known
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions()
    if (found.size < MOST_NAMES) found.set(given, timeZone)
    return timeZone
  } catch {
    return undefined
  }
}

/** IANA names only: PostgreSQL reads `+08:00` as POSIX, with the sign inverted. */
const timeZone = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]/, 'A time zone, such as Asia/Hong_Kong'),
  v.check(given => zoneNamed(given) !== undefined, 'A time zone, such as Asia/Hong_Kong'),
  v.transform(given => zoneNamed(given) ?? given),
)

const window = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  search: v.optional(text(100)),
  from: v.optional(day),
  to: v.optional(day),
  timeZone: v.optional(timeZone, 'UTC'),
}

/**
 * The `{json}` of a list: a page, the columns it may be sorted by (the first is the default), and the list's own
 * fields. `from` and `to` are whole days, both included, of `timeZone`. Unknown fields are refused by name.
 */
export const listFilter = <const Sorts extends readonly [string, ...string[]], Own extends v.ObjectEntries>(
  sorts: Sorts,
  own: Own,
) =>
  v.strictObject({
    ...window,
    sort: v.optional(v.picklist(sorts), sorts[0] as Sorts[number]),
    ...own,
  })

/** The order of a list whose first sort is no date: upwards, and dates with the newest first, unless one is given. */
export const orderBySort = { order: v.optional(v.picklist(['asc', 'desc'])) }

/**
 * Own fields of a list whose rows show an amount: only rows whose amount is in this range. Both bounds are included, and each may be
 * left out; one that ends below its beginning has no rows. Compared is the figure that administrators see in the row (of a case what was
 * sent or asked for, before a fee), without its sign: money that went out is found like money that came in. The currency is no part of
 * it; beside the list's field `currency`, it is a range of that one.
 */
export const amountRange = { amount_from: v.optional(amountOrNone), amount_to: v.optional(amountOrNone) }
export type AmountRange = { [B in keyof typeof amountRange]?: string | undefined }

/** The part every list filter has. */
export type ListWindow = {
  page: number
  limit: number
  order: 'asc' | 'desc'
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
  timeZone: string
  sort: string
}
