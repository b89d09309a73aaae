import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { id, uid, words } from '../words.ts'

/**
 * The personal data that an administrator looks at: the form of an identity record, an uploaded file, the full numbers of a bank
 * account (a member's, or the payee's of a payment).
 */
export const lookKind = v.picklist(['identity', 'document', 'bank'], 'identity, document or bank')
export type LookKind = v.InferOutput<typeof lookKind>

/** Why the caller looks at a case: an identity record, a bank account, a payment, or a file that belongs to none of them. */
export const lookReasonBody = v.strictObject({ case: id, reason: words(500) })

/**
 * One look. The same administrator's looks at the same thing within a quarter of an hour are one, with their number and the last
 * of them. `uid` and `reason` are null once the member has gone.
 */
export const look = v.object({
  id: v.string(),
  created_date: v.string(),
  last_date: v.string(),
  times: v.number(),
  by: v.string(),
  by_username: v.string(),
  by_email: v.string(),
  uid: v.nullable(v.string()),
  username: v.string(),
  email: v.string(),
  kind: lookKind,
  case: v.string(),
  reason: v.nullable(v.string()),
})
export type Look = v.InferOutput<typeof look>

/** `by` is the administrator, `uid` the member. */
export const lookFilter = listFilter(['created_date'], {
  by: v.optional(uid),
  uid: v.optional(uid),
  kind: v.optional(lookKind),
})

/** How often administrators have looked at one kind of the caller's data; the latest times, newest first, twenty at most. */
export const looksAtMine = v.object({ kind: lookKind, count: v.number(), dates: v.array(v.string()) })
export type LooksAtMine = v.InferOutput<typeof looksAtMine>
