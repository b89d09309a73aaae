import * as v from 'valibot'
import { emailCode } from '../account/authentication.ts'
import { pin } from '../account/secrets.ts'
import { flag } from '../words.ts'

/**
 * A member's allow-list: `on` 1 while new addresses rest before money goes to them, for `cooling_hours` from when they were
 * saved. `ends_date`: its end, asked for and still to come.
 */
export const allowList = v.object({
  on: flag,
  ends_date: v.nullable(v.string()),
  cooling_hours: v.number(),
})
export type AllowList = v.InferOutput<typeof allowList>

/** The PAY code, and a mailed code of scene allowlist. */
export const endAllowListBody = v.strictObject({ pin, code: emailCode })

/** The secret of a link in a letter about the end of an allow-list. */
export const keepAllowListBody = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'The end of the link in the letter')),
})
