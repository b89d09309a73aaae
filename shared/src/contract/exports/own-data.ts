import * as v from 'valibot'
import { givenPassword } from '../account/authentication.ts'

/** Asks for a copy of all data that is kept of the caller, proven by their password. */
export const ownDataBody = v.strictObject({ password: givenPassword })
/** The id of the copy that waits or is being made. */
export const askedOwnData = v.object({ id: v.string() })

/** A copy of a member's data. `status`: 0 waits or is being made, 1 is made, -1 could not be. Its file is gone after `expire_date`. */
export const ownData = v.object({
  id: v.string(),
  created_date: v.string(),
  status: v.picklist([0, 1, -1]),
  finish_date: v.nullable(v.string()),
  expire_date: v.nullable(v.string()),
  bytes: v.number(),
})
export type OwnData = v.InferOutput<typeof ownData>
