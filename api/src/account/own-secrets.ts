import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { done, one, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type AskOf, type Call, implement } from '../http/call.ts'
import { guesses } from '../platform/step-up/account-limits.ts'
import {
  notProven,
  passwordRefusal,
  wrongAuthenticatorCode,
  wrongCode,
  wrongPasskey,
  wrongPassword,
  wrongPin,
} from '../platform/step-up/credential-refusals.ts'
import { usePasskey } from '../platform/step-up/step-up.ts'
import { changedLetter } from '../vault/mail/letters.ts'
import { recoveryUsedLetter } from '../vault/mail/safety-letters.ts'
import { hashSecret, verifySecret } from '../vault/secrets.ts'
import { checkOwn } from './own-account.ts'
import { ownCredentials } from './own-credentials.ts'
import { restWallet } from './rest-wallet.ts'

type Member = Awaited<ReturnType<typeof ownCredentials>>

const change = async (
  { members, sessions }: Parts,
  member: Member,
  which: 'password' | 'pin',
  secret: string,
  { kept, restsUntil }: { readonly kept: string; readonly restsUntil?: string | undefined },
) => {
  const mail = changedLetter(member, which, restsUntil)
  await members.setSecret(member.uid, which, { secret: await hashSecret(secret), kept, mail })
  sessions.forget()
  return done()
}

/** Why this PAY code cannot take the old one's place, if it cannot. */
const pinRefusal = async (member: Member, { oldPin, pin }: { oldPin?: string | undefined; pin: string }) => {
  if (member.pin === null) return undefined
  // A forgotten one is left out: the change then rests.
  if (oldPin === undefined) return undefined
  if (!(await verifySecret(oldPin, member.pin))) return wrongPin()
  return oldPin === pin ? refused('PIN_UNCHANGED', msg`This is already your PAY code`) : undefined
}

type PinChange = AskOf<typeof contract.account.changePin>

/** Why a proof that is given beside the mailed code does not count. */
const whyUnproven = async (parts: Parts, ask: PinChange, member: Member) => {
  const { authenticator, passkey } = ask.body
  const write = (left: number) => recoveryUsedLetter(member, left)
  if (authenticator !== undefined) {
    const isRight = await parts.authenticators.take(member.uid, authenticator, { now: ask.now, write })
    if (!isRight) return wrongAuthenticatorCode()
  }
  return passkey && !(await usePasskey(parts, ask, passkey, { scene: 'editpin' }))
    ? wrongPasskey()
    : undefined
}

type Mailed = Pick<PinChange, 'askers'> & {
  readonly session: { readonly email: string }
  readonly body: Pick<PinChange['body'], 'code' | 'fp_session_key' | 'email'>
}

/** Why a mailed code does not count, once the key it was traded for, or the code itself, is used up; nothing where it counts. */
const whyNotMailed = async (
  { codes }: Parts,
  { session: { email }, body: { code, fp_session_key }, askers }: Mailed,
  scene: wire.Scene,
) => {
  const traded = fp_session_key ?? (code && (await codes.prove({ email, scene, askers: askers() }, code)))
  if (!traded) return wrongCode()
  return (await codes.takeProof(email, scene, traded)) ? undefined : notProven()
}

const checkPassword = implement(contract.account.checkPassword, {
  limits: guesses('password'),
  handler: async ({ session, body }, parts) => {
    const member = await ownCredentials(parts, session.email)
    if (!(await verifySecret(body.password, member.password))) return wrongPassword()
    const { next } = body
    return (next !== undefined && (await passwordRefusal(next, member.email))) || done()
  },
})

const changePassword = implement(contract.account.changePassword, {
  limits: guesses('password'),
  handler: async (ask, parts) => {
    const { session, body } = ask
    const { oldPassword, password } = body
    if (body.email !== undefined) checkOwn(session, body.email)
    const member = await ownCredentials(parts, session.email)
    if (!(await verifySecret(oldPassword, member.password))) return wrongPassword()
    if (oldPassword === password) return refused('PASSWORD_UNCHANGED', msg`This is already your password`)
    const refusal =
      (await passwordRefusal(password, session.email)) ?? (await whyNotMailed(parts, ask, 'editpassword'))
    if (refusal) return refusal
    return change(parts, member, 'password', password, { kept: session.id })
  },
})

const checkPin = implement(contract.account.checkPin, {
  limits: guesses('pin'),
  handler: async ({ session, body }, parts) =>
    (await pinRefusal(await ownCredentials(parts, session.email), body)) ?? done(),
})

const changePin = implement(contract.account.changePin, {
  limits: guesses('pin'),
  handler: async (ask, parts) => {
    const { session, body } = ask
    if (body.email !== undefined) checkOwn(session, body.email)
    const member = await ownCredentials(parts, session.email)
    const refusal =
      (await pinRefusal(member, body)) ??
      (await whyUnproven(parts, ask, member)) ??
      (await whyNotMailed(parts, ask, 'editpin'))
    if (refusal) return refusal
    // Where customer service has cleared the old one there is none that could prove anything.
    const known = member.pin === null ? undefined : body.oldPin
    const isProven = (known ?? body.authenticator ?? body.passkey) !== undefined
    const { uid, id: kept } = session
    const restsUntil = isProven
      ? undefined
      : await restWallet(parts, { ...ask, by: uid }, { uid, by: 'member' })
    return change(parts, member, 'pin', body.pin, { kept, restsUntil })
  },
})

const checkOwnCode = implement(contract.account.checkOwnCode, {
  limits: guesses('code'),
  handler: async ({ session, body: { email, scene, code }, askers }, { codes }) => {
    checkOwn(session, email)
    const key = await codes.prove({ email, scene, askers: askers() }, code)
    return key ? one({ fp_session_key: key }) : wrongCode()
  },
})

/** A member's own password and PAY code: the old one, the new one, the emailed code. Other sessions end with the old one. */
export const ownSecrets: readonly Call[] = [checkPassword, changePassword, checkPin, changePin, checkOwnCode]
