import { contract } from '@strongroom/shared'
import { generateURI } from 'otplib'
import { msg } from '#words'
import { done, one, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { accountLimits, guesses, inADay, type OfSession } from '../platform/step-up/account-limits.ts'
import {
  notProven,
  wrongAuthenticatorCode,
  wrongCode,
  wrongPin,
} from '../platform/step-up/credential-refusals.ts'
import { authenticatorLetter, recoveryUsedLetter } from '../vault/mail/safety-letters.ts'
import type { Profile } from '../vault/profile.ts'
import { verifySecret } from '../vault/secrets.ts'
import { ownCredentials } from './own-credentials.ts'

const issuer = 'Strongroom'

/** Takes a code of the member's app, or a recovery code, whose use is told by mail. False when it is neither. */
const takeCode = (
  { authenticators }: Parts,
  member: Profile,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<boolean> =>
  authenticators.take(member.uid, code, { now, write: left => recoveryUsedLetter(member, left) })

const prove = implement(contract.account.proveAuthenticator, {
  limits: accountLimits('authenticator', { account: 20, aDay: 200, address: 200, everywhere: inADay(100) }),
  handler: async ({ body: { email, code, fp_session_key: key }, now }, parts) => {
    const { codes, members } = parts
    const proof = await codes.tryAuthenticator(email, key)
    const member = await members.credentials(email)
    if (!proof || !member || (member.pin !== null && !proof.pinChecked)) return notProven()
    if (!member.hasAuthenticator) return done()
    if (!(await takeCode(parts, member, { code, now }))) return wrongAuthenticatorCode()
    await codes.setAuthenticatorChecked(key)
    return done()
  },
})

const standing = implement(contract.account.authenticator, {
  handler: async ({ session }, { authenticators }) => {
    const { since, codesLeft } = await authenticators.of(session.uid)
    return one({ status: since ? 1 : 0, on_date: since?.toISOString() ?? null, codes_left: codesLeft })
  },
})

const alreadyOn = () => refused('AUTHENTICATOR_ON', msg`An authenticator app is on already`)

/** Why an app cannot be turned on with this PAY code, if it cannot. */
const beginRefusal = async (member: Awaited<ReturnType<typeof ownCredentials>>, pin: string) => {
  if (member.hasAuthenticator) return alreadyOn()
  return (await verifySecret(pin, member.pin)) ? undefined : wrongPin()
}

const checkBegin = implement(contract.account.checkBeginAuthenticator, {
  limits: guesses('pin'),
  handler: async ({ session, body }, parts) =>
    (await beginRefusal(await ownCredentials(parts, session.email), body.pin)) ?? done(),
})

const begin = implement(contract.account.beginAuthenticator, {
  limits: guesses('pin'),
  handler: async ({ session: { uid, email }, body: { pin, code }, askers, commandId }, parts) => {
    const { codes, authenticators } = parts
    const refusal = await beginRefusal(await ownCredentials(parts, email), pin)
    if (refusal) return refusal
    if (!(await codes.use({ email, scene: 'authenticator', askers: askers() }, code, commandId)))
      return wrongCode()
    const secret = await authenticators.begin(uid)
    return secret ? one({ secret, uri: generateURI({ issuer, label: email, secret }) }) : alreadyOn()
  },
})

const confirm = implement(contract.account.confirmAuthenticator, {
  limits: guesses('authenticator'),
  handler: async ({ session, body, now }, parts) => {
    const { authenticators, sessions } = parts
    const member = await ownCredentials(parts, session.email)
    const confirmed = await authenticators.confirm(session.uid, body.code, {
      now,
      kept: session.id,
      mail: authenticatorLetter(member, 'on'),
    })
    if (confirmed === 'already on') return alreadyOn()
    if (confirmed === 'not begun') return notProven()
    if (confirmed === 'wrong') return wrongAuthenticatorCode()
    sessions.forget()
    return one(confirmed)
  },
})

/** Ten guesses of the PAY code, and ten of the app's. */
const bothGuesses = (about: OfSession) => [...guesses('pin')(about), ...guesses('authenticator')(about)]

const renewCodes = implement(contract.account.renewRecoveryCodes, {
  limits: bothGuesses,
  handler: async ({ session, body: { pin, code }, now }, parts) => {
    const { authenticators } = parts
    const member = await ownCredentials(parts, session.email)
    const isOff = () => refused('AUTHENTICATOR_OFF', msg`No authenticator app is on`)
    if (!member.hasAuthenticator) return isOff()
    if (!(await verifySecret(pin, member.pin))) return wrongPin()
    if (!(await takeCode(parts, member, { code, now }))) return wrongAuthenticatorCode()
    const codes = await authenticators.renewCodes(session.uid, authenticatorLetter(member, 'codes'))
    if (!codes) return isOff()
    return one({ codes })
  },
})

const turnOff = implement(contract.account.turnOffAuthenticator, {
  limits: bothGuesses,
  handler: async ({ session, body: { pin, code }, now }, parts) => {
    const { authenticators } = parts
    const member = await ownCredentials(parts, session.email)
    if (!member.hasAuthenticator) return done()
    if (!(await verifySecret(pin, member.pin))) return wrongPin()
    if (!(await takeCode(parts, member, { code, now }))) return wrongAuthenticatorCode()
    await authenticators.turnOff(session.uid, authenticatorLetter(member, 'off'))
    return done()
  },
})

/** A member's authenticator app: turning it on and off, its recovery codes, and its code at sign-in. */
export const authenticator: readonly Call[] = [
  prove,
  standing,
  checkBegin,
  begin,
  confirm,
  renewCodes,
  turnOff,
]
