import { mayMake } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import type { Session } from '../command/session.ts'
import type { AnyCall } from './call.ts'
import type { Incoming, Kernel } from './kernel.ts'
import { isSigned } from './paths.ts'
import { authenticate, fromHeaders, type Signature } from './signing.ts'

/** The signature of a request, where its call needs one, or it has one though it need not. */
export const givenSignature = (call: AnyCall, c: Incoming): Signature | undefined => {
  if (isSigned(call.path)) return signatureOf(c)
  if (call.audience !== 'anyone') return undefined
  return c.params.session === undefined ? fromHeaders(c.header) : signatureOf(c)
}

/**
 * The session that has signed a request, with the rights that the log gives it now.
 * @throws `HttpError` where it may not make the call
 */
export const sessionOf = async (call: AnyCall, kernel: Kernel, signature: Signature): Promise<Session> => {
  const { id, uid, email } = await authenticate(signature, kernel)
  const bySegments = signature.email === undefined
  const isOwn = call.audience === 'user' || call.audience === 'anyone'
  // A read goes by what sessions know; whatever changes something, or is an administrator's, by the log.
  if (isOwn && !call.changes) return { id, uid, email, role: 'member', admin: false }
  const { role, enabled } = await kernel.standingOf(uid)
  if (!enabled) throw HttpError.accountDisabled()
  if (isOwn) return { id, uid, email, role: 'member', admin: false }
  const admin = role !== 'member'
  if (call.audience === 'admin' && !admin) throw HttpError.forbidden()
  if (admin && !mayMake(call, role)) throw HttpError.forbidden(msg`Your role may not do this`)
  return { id, uid, email, role, admin, bySegments }
}

const signatureOf = (c: Incoming): Signature => {
  const key = c.params.session
  if (key !== undefined) return { key, signature: c.params.signature ?? '', tonce: c.params.tonce ?? '' }
  const given = fromHeaders(c.header)
  if (!given) throw HttpError.unsigned('WRONG_SIGNATURE', msg`This call needs a signature`)
  return given
}
