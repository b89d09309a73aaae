import * as v from 'valibot'
import { flag } from '../words.ts'
import { emailCode } from './authentication.ts'
import { pin } from './secrets.ts'

const sessionId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'The id of a session'))

/**
 * One open session. `browser` and `system` are names (`Firefox`, `Windows`), empty when the program does not say them;
 * `country` is two letters, empty when no proxy says it; `ip` is empty once the sign-in's entry is gone.
 */
export const ownSession = v.object({
  id: sessionId,
  browser: v.string(),
  system: v.string(),
  country: v.string(),
  ip: v.string(),
  created_date: v.string(),
  /** Five minutes more or less. */
  used_date: v.string(),
  /** 1: the session that asks. */
  current: flag,
})
export type OwnSession = v.InferOutput<typeof ownSession>

/** The one of the caller's sessions that is to end. */
export const endSessionBody = v.strictObject({ id: sessionId })

/** The PAY code alone, before a code is mailed. */
export const beforeUnfreezeBody = v.strictObject({ pin })

/** The PAY code, and a mailed code of scene unfreeze. */
export const unfreezeBody = v.strictObject({ pin, code: emailCode })

/** The secret of a link in a letter about a sign-in. */
export const notMeBody = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'The end of the link in the letter')),
})
