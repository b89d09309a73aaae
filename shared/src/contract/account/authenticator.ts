import * as v from 'valibot'
import { flag } from '../words.ts'
import { authenticatorCode, emailCode } from './authentication.ts'
import { pin } from './secrets.ts'

/** Whether an authenticator app is asked for at sign-in, since when, and how many recovery codes have not been used. */
export const authenticator = v.object({
  status: flag,
  on_date: v.nullable(v.string()),
  codes_left: v.number(),
})
export type Authenticator = v.InferOutput<typeof authenticator>

/** The PIN, checked before a code by e-mail is sent. */
export const beforeAuthenticatorBody = v.strictObject({ pin })
/** The PAY code, and a mailed code of scene authenticator. */
export const beginAuthenticatorBody = v.strictObject({ pin, code: emailCode })
/** The secret in base32, and the address (`otpauth://`) that an app reads as a QR code. Shown once. */
export const begunAuthenticator = v.object({ secret: v.string(), uri: v.string() })
export type BegunAuthenticator = v.InferOutput<typeof begunAuthenticator>

/** The first code of the app. */
export const confirmAuthenticatorBody = v.strictObject({ code: emailCode })
/** Ten recovery codes, shown once: each signs in once in place of a code of the app. */
export const recoveryCodes = v.object({ codes: v.array(v.string()) })

/** The PAY code, and a code of the app or for recovery. */
export const changeAuthenticatorBody = v.strictObject({ pin, code: authenticatorCode })
