import * as v from 'valibot'
import { fieldMessages } from '../field-messages.ts'
import { flag } from '../words.ts'

/**
 * A name to be paid by: 3 to 20 letters and digits of ASCII, a letter first, with dots and underscores between them. Letter case does not
 * count, and neither does an @ before it.
 */
export const handle = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.transform(given => given.replace(/^@/, '')),
  v.regex(/^(?=.{3,20}$)[a-z](?:[._]?[a-z0-9])*$/, fieldMessages.handle),
)

/** The caller's handle from now on; null for none. */
export const handleBody = v.strictObject({ handle: v.nullable(handle) })

/** The part of one's name that members see whom one has not exchanged a payment with: `full`, `short` ("Ben O."), or `none`. */
export const nameShown = v.picklist(['full', 'short', 'none'])
export type NameShown = v.InferOutput<typeof nameShown>

/**
 * How payers find the caller. `changeable_date`: from when another handle can be chosen, null for at once; `phone_status` 1: a number is proven,
 * and so can be looked for.
 */
export const findable = v.object({
  handle: v.nullable(v.string()),
  changeable_date: v.nullable(v.string()),
  found_by_email: flag,
  found_by_phone: flag,
  phone_status: flag,
  name_shown: nameShown,
})
export type FindableAs = v.InferOutput<typeof findable>

/** A choice that is left out stays. */
export const findableBody = v.strictObject({
  found_by_email: v.optional(flag),
  found_by_phone: v.optional(flag),
  name_shown: v.optional(nameShown),
})
