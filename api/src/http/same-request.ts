import { newId, timedId } from '@strongroom/ledger/eventlog'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import type { Session } from '../command/session.ts'
import type { AnyCall } from './call.ts'
import type { Incoming, Kernel } from './kernel.ts'
import { unsignedPath } from './paths.ts'
import type { Signature } from './signing.ts'

const idempotencyKey = /^[\x21-\x7e]{1,200}$/

/** The key and the member give the command's id; the log then knows whether it has seen it. */
export const commandIdOf = (c: Incoming, session: Session | undefined): string => {
  const key = c.header('idempotency-key')
  if (key === undefined || !session) return newId()
  if (!idempotencyKey.test(key))
    throw HttpError.invalid([
      { path: 'Idempotency-Key', message: '1 to 200 visible ASCII characters without blanks' },
    ])
  return timedId(key, 'idempotency', session.uid, key)
}

/** Whether a request has an `Idempotency-Key`. */
export const isKeyed = (c: Incoming): boolean => c.header('idempotency-key') !== undefined

/** A member's commands meet in their own wallet, which tells them apart; an administrator's may go to any. */
export const checkSameRequest = async (
  { idempotencyKeys }: Kernel,
  commandId: string,
  request: readonly unknown[],
) => {
  if (!(await idempotencyKeys.fits(commandId, JSON.stringify(request)))) throw HttpError.differs()
}

/** Refuses a signature that was seen before. */
export const checkReplay = async (
  call: AnyCall,
  { replays }: Kernel,
  session: Session,
  { tonce }: Signature,
  c: Incoming,
  params: Record<string, string>,
) => {
  const named = unsignedPath(call.path).replaceAll(
    /\{(\w+)\}/g,
    (_, name) => params[name] ?? c.params[name] ?? '',
  )
  if (!(await replays.first({ sessionId: session.id, tonce, method: call.method, path: named })))
    throw HttpError.unsigned('REPLAYED', msg`This call has been made before: sign it anew`)
}
