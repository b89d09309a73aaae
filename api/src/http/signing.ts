import { timingSafeEqual } from 'node:crypto'
import { msg } from '#words'
import { AuthExpired, HttpError } from '../command/http-error.ts'
import type { KnownSession } from '../vault/sessions.ts'
import type { HeaderOf } from './headers.ts'
import type { Kernel } from './kernel.ts'

/** How a call was signed: by three path segments, or by headers (which also name the e-mail address). */
export type Signature = {
  readonly signature: string
  readonly tonce: string
  readonly key: string
  readonly email?: string | undefined
}

const toleranceMs = 5 * 60_000

/**
 * Finds the session a call was signed with: HMAC-SHA256 of e-mail and tonce with the session's key, in hex. Throws
 * `AuthExpired`, or 403 for a signature or tonce that is not right.
 */
export const authenticate = async (
  given: Signature,
  { sessions, standingOf, now }: Pick<Kernel, 'sessions' | 'standingOf' | 'now'>,
): Promise<KnownSession> => {
  const session = await sessions.byKey(given.key)
  if (!session) throw new AuthExpired('unknown session')
  if (given.email !== undefined && given.email.toLowerCase() !== session.email) throw wrongSignature()
  if (!sameText(given.signature, session.hmac(session.email + given.tonce))) throw wrongSignature()
  const offMs = Math.abs(now().getTime() - Number(given.tonce))
  if (!/^\d{1,15}$/.test(given.tonce) || offMs > toleranceMs)
    throw HttpError.unsigned(
      'TONCE_OFF',
      msg`The time of this call is more than 5 minutes off: check the clock`,
    )
  if (!(await isEnabled(session, standingOf))) throw HttpError.accountDisabled()
  return session
}

/** Whether the account of a session is enabled. One that read models call disabled may have been enabled since: the log says. */
export const isEnabled = async (
  { uid, ended, enabled }: KnownSession,
  standingOf: Kernel['standingOf'],
): Promise<boolean> => !ended && (enabled || (await standingOf(uid)).enabled)

const wrongSignature = () => HttpError.unsigned('WRONG_SIGNATURE', msg`The signature of this call is wrong`)

/** Compares in a time that depends on the lengths only. */
const sameText = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Reads the header form, if it is there: `Authorization: Session …`, `X-Email`, `X-Tonce`, `X-Signature`. */
export const fromHeaders = (header: HeaderOf): Signature | undefined => {
  const [scheme, key] = header('authorization')?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'session' || !key) return undefined
  return {
    key,
    email: header('x-email') ?? '',
    tonce: header('x-tonce') ?? '',
    signature: header('x-signature') ?? '',
  }
}
