import { contract, type wire } from '@strongroom/shared'
import { AuthExpired } from '../command/http-error.ts'
import { one, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type AskOf, type Call, implement } from '../http/call.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import { wrongAuthenticatorCode, wrongPasskey, wrongPin } from '../platform/step-up/credential-refusals.ts'
import { usePasskey } from '../platform/step-up/step-up.ts'
import { recoveryUsedLetter } from '../vault/mail/safety-letters.ts'
import { verifySecret } from '../vault/secrets.ts'
import { ownCredentials } from './own-credentials.ts'

type Asking = AskOf<typeof contract.account.proveSession>

/** Why a proof is not taken, if so. */
const whyWrong = async (parts: Parts, ask: Asking): Promise<Reply | undefined> => {
  const { session, body, now } = ask
  const { authenticators } = parts
  if (body.by === 'passkey')
    return (await usePasskey(parts, ask, body.passkey, { scene: 'decide' })) ? undefined : wrongPasskey()
  const member = await ownCredentials(parts, session.email)
  if (body.by === 'pin') return (await verifySecret(body.pin, member.pin)) ? undefined : wrongPin()
  const write = (left: number) => recoveryUsedLetter(member, left)
  const isTaken =
    member.hasAuthenticator && (await authenticators.take(member.uid, body.code, { now, write }))
  return isTaken ? undefined : wrongAuthenticatorCode()
}

const secretOf: Readonly<Record<wire.SessionProof['by'], Parameters<typeof guesses>[0]>> = {
  pin: 'pin',
  authenticator: 'authenticator',
  passkey: 'passkey',
}

const proveSession = implement(contract.account.proveSession, {
  limits: about => guesses(secretOf[about.body.by])(about),
  handler: async (ask, parts) => {
    const wrong = await whyWrong(parts, ask)
    if (wrong) return wrong
    const until = await parts.sessionProofs.prove(ask.session.id)
    if (!until) throw new AuthExpired('the session has ended')
    return one({ proven_until: until.toISOString() })
  },
})

/** The owner of a session proves themselves again, which decisions that take two administrators ask of each. */
export const sessionProofs: readonly Call[] = [proveSession]
