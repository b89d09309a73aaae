import { memberDecider } from '@strongroom/ledger/account'
import { derivedId } from '@strongroom/ledger/eventlog'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { done, one, refused } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { accountLimits, inADay, inTenMinutes } from '../platform/step-up/account-limits.ts'
import { notProven, passwordRefusal, wrongCode } from '../platform/step-up/credential-refusals.ts'
import { changedLetter, codeLetter, isOfMoney, passwordLetter, takenLetter } from '../vault/mail/letters.ts'
import type { Payment } from '../vault/payment-binding.ts'
import type { Limit } from '../vault/rate-limits.ts'
import { hashSecret, keyHash, verifySecret } from '../vault/secrets.ts'
import { deviceOf } from './device-of.ts'
import { answerSignIn } from './open-session.ts'
import { checkOwn } from './own-account.ts'
import { isReferralKnown, noteInLog, registerMember } from './register-member.ts'
import { restWallet } from './rest-wallet.ts'
import { withPayeeName } from './scope-of.ts'

const strangersCodes = accountLimits('code', { account: 10, aDay: 60, address: 100, everywhere: inADay(40) })

const wrongCredentials = () => refused('WRONG_CREDENTIALS', msg`Incorrect email or password`)
const wrongSecondFactor = () => refused('WRONG_SECOND_FACTOR', msg`2FA is not correct, please try again`)
/** The same code: the specified client asks for the PAY code then. */
const pinMissing = () => refused('WRONG_SECOND_FACTOR', msg`The PAY code has to be checked first`)
const authenticatorNeeded = () =>
  refused('AUTHENTICATOR_NEEDED', msg`A code of the authenticator app is needed: /user/checkAuthenticator`)

type WithApp = { readonly hasAuthenticator: boolean }
const asksApp = (member?: WithApp) => (member?.hasAuthenticator ? { authenticator: 1 as const } : {})
/** Where customer service has cleared the PAY code there is none to ask for: signing in goes on to setting one. */
const withoutPin = (member: WithApp) => ({ count: 0, ...asksApp(member) })

/** Why no session was opened. */
const unopened = {
  changed: wrongCredentials,
  unproven: notProven,
  'pin-unchecked': pinMissing,
  'authenticator-unchecked': authenticatorNeeded,
} as const

/** The member these credentials belong to. An unknown address takes as long as a wrong password. */
const known = async (parts: Parts, { email, password }: { email: string; password: string }) => {
  const found = await parts.members.credentials(email)
  if (!(await verifySecret(password, found?.password)) || !found) return undefined
  if (!found.registered) await noteInLog(parts, found)
  return found
}

const isEnabled = async ({ ledger }: Parts, uid: string) =>
  (await ledger.load(memberDecider, uid)).state.enabled

const checkCredentials = implement(contract.account.checkCredentials, {
  limits: accountLimits('credentials', { account: 30, address: 200, everywhere: inTenMinutes(300) }),
  handler: async ({ body }, parts) => {
    const member = await known(parts, body)
    if (!member) return wrongCredentials()
    return one({ status: 1, userStatus: (await isEnabled(parts, member.uid)) ? 1 : 0 })
  },
})

const mailCode = implement(contract.account.mailCode, {
  limits: (about, parts) => (about.session ? ownCodes(about.session) : strangersCodes(about, parts)),
  handler: async ({ body, session, askers }, parts) => {
    const { email, scene } = body
    const payment = paymentOf(body)
    checkMayAsk({ scene, payment }, session)
    if (session) checkOwn(session, email)
    const member = await parts.members.byEmail(email)
    const to = { email, language: member?.language ?? body.language ?? 'en' }
    const named = await withPayeeName(parts, payment, member?.uid)
    await parts.codes.send({ email, scene, payment, askers: askers() }, code => {
      if (scene === 'register') return member ? takenLetter(to) : codeLetter(to, { scene, code })
      return member && codeLetter(to, { scene, code, payment: named, isSigned: session !== undefined })
    })
    return done()
  },
})

const proveEmail = implement(contract.account.proveEmail, {
  limits: accountLimits('check code', { account: 30, aDay: 200, address: 200, everywhere: inADay(100) }),
  handler: async ({ body: { email, scene, code }, askers }, { codes, members }) => {
    const key = await codes.prove({ email, scene, askers: askers() }, code)
    if (!key) return wrongCode()
    const member = scene === 'login' ? await members.credentials(email) : undefined
    return one({ fp_session_key: key, ...(member?.pin === null ? withoutPin(member) : {}) })
  },
})

const provePin = implement(contract.account.provePin, {
  limits: accountLimits('pin', { account: 20, address: 200, everywhere: inTenMinutes(200) }),
  handler: async ({ body }, { codes, members }) => {
    if (!(await codes.tryPin(body.email, body.fp_session_key))) return notProven()
    const member = await members.credentials(body.email)
    if (member?.pin === null) return one(withoutPin(member))
    if (!(await verifySecret(body.pin, member?.pin))) return wrongSecondFactor()
    await codes.setPinChecked(body.fp_session_key)
    return one({ count: 1, ...asksApp(member) })
  },
})

/** The PAY code is forgotten at the step that asks for it: password and mailed code are proven by then. */
const resetPin = implement(contract.account.resetPin, {
  limits: accountLimits('reset', { account: 10, address: 60, everywhere: inTenMinutes(60) }),
  handler: async ({ body, requestId, now, moved }, parts) => {
    const { codes, members, sessions } = parts
    const member = await known(parts, body)
    if (!member) return wrongCredentials()
    const key = body.fp_session_key
    if (!(await codes.tryPin(body.email, key))) return notProven()
    const { uid } = member
    const commandId = derivedId('reset pin', uid, keyHash(key).toString('hex'))
    const ask = { by: uid, commandId, requestId, now, moved }
    const restsUntil = await restWallet(parts, ask, { uid, by: 'member' })
    const mail = changedLetter(member, 'pin', restsUntil)
    await members.setSecret(uid, 'pin', { secret: await hashSecret(body.pin), mail })
    sessions.forget()
    await codes.setPinChecked(key)
    return done()
  },
})

const signIn = implement(contract.account.signIn, {
  limits: accountLimits('credentials', { account: 30, address: 200, everywhere: inTenMinutes(300) }),
  handler: async ({ body, address, country, agent, now }, parts) => {
    const { ledger, sessions } = parts
    const member = await known(parts, body)
    if (!member) return wrongCredentials()
    const { state } = await ledger.load(memberDecider, member.uid)
    if (!state.enabled) throw HttpError.accountDisabled()
    const from = { address, country, ...deviceOf(agent) }
    const opened = await sessions.open(member, { email: body.email, key: body.fp_session_key }, from)
    if (opened.kind !== 'opened') return unopened[opened.kind]()
    const { key } = opened
    return answerSignIn(parts, { member, role: state.role, key, from, device: body.device, agent, now })
  },
})

const register = implement(contract.account.register, {
  limits: accountLimits('create', { account: 10, address: 60, everywhere: inTenMinutes(60) }),
  handler: async ({ body }, parts) => {
    const { fp_session_key, company_name, ...registration } = body
    const { referral } = registration
    // Before the proof is taken, so that a letter too many in a code costs no new e-mail.
    if (referral !== undefined && !(await isReferralKnown(parts, referral)))
      return refused('INVITE_CODE_UNKNOWN', msg`This invite code does not exist`)
    const refusal = await passwordRefusal(body.password, body.email)
    if (refusal) return refusal
    if (!(await parts.codes.takeProof(body.email, 'register', fp_session_key))) return notProven()
    const uid = await registerMember(parts, { ...registration, companyName: company_name })
    return uid ? one({ uid }) : refused('EMAIL_TAKEN', msg`The email already exists`)
  },
})

const resetPassword = implement(contract.account.resetPassword, {
  limits: accountLimits('reset', { account: 10, address: 60, everywhere: inTenMinutes(60) }),
  handler: async ({ body }, { codes, members, sessions }) => {
    const refusal = await passwordRefusal(body.password, body.email)
    if (refusal) return refusal
    // Hashes are dear: without a proof none is made. The proof is taken after it, so that a hash refused to a crowd costs no proof.
    if (!(await codes.isProven(body.email, 'forgetpassword', body.fp_session_key))) return notProven()
    const secret = await hashSecret(body.password)
    if (!(await codes.takeProof(body.email, 'forgetpassword', body.fp_session_key))) return notProven()
    const member = await members.byEmail(body.email)
    if (!member) return notProven()
    await members.setSecret(member.uid, 'password', { secret, mail: passwordLetter(member) })
    sessions.forget()
    // Ends the address' other codes and proofs: a person who no longer owns it may hold one.
    await codes.end(body.email, 'forgetpassword')
    return done()
  },
})

/** Signing up, signing in, and what to do when the password is gone. Unsigned: there is no session yet. */
export const authentication: readonly Call[] = [
  checkCredentials,
  mailCode,
  proveEmail,
  provePin,
  resetPin,
  signIn,
  ...[contract.account.exists, contract.account.existsUser].map(each =>
    implement(each, {
      limits: accountLimits('search', { account: 60, address: 100, everywhere: inTenMinutes(600) }),
      handler: async ({ body }, { members }) =>
        one({ exists: (await members.byEmail(body.email)) !== undefined }),
    }),
  ),
  register,
  resetPassword,
]

/** A session's own askings are counted for its member, whatever strangers have asked for. */
const ownCodes = ({ uid }: Session): readonly Limit[] => [
  { key: `own codes ${uid}`, ...inTenMinutes(20) },
  { key: `own codes ${uid} a day`, ...inADay(200) },
]

/**
 * A code is bound to a payment, and its mail names it, only for the member, who signs the call: nobody else puts words of their own
 * into our mails. Unsigned, a code of such a scene is good for one payment, which its owner signs anyway. Codes of other scenes name
 * no payment.
 */
const checkMayAsk = (
  { scene, payment }: { readonly scene: wire.Scene; readonly payment: Payment | undefined },
  session: Session | undefined,
) => {
  if (isOfMoney(scene) && payment && !session)
    throw HttpError.unsigned('WRONG_SIGNATURE', msg`A code for this very payment needs a signed call`)
  if (!isOfMoney(scene) && payment)
    throw HttpError.invalid([{ path: 'scene', message: 'A code of this scene approves no payment' }])
}

type Bound = {
  readonly uid?: string | undefined
  readonly payee?: string | undefined
  readonly currency?: string | undefined
  readonly amount?: string | undefined
}

/** The payment a code is asked for: all of it or nothing. */
const paymentOf = ({ uid, payee, currency, amount }: Bound): Payment | undefined => {
  const to = uid ?? payee
  if (to === undefined && currency === undefined && amount === undefined) return undefined
  const missing = Object.entries({ uid: to, currency, amount }).filter(([, value]) => value === undefined)
  if (missing.length > 0)
    throw HttpError.invalid(
      missing.map(([path]) => ({ path, message: 'Needed beside the rest of the payment' })),
    )
  return { ...(uid === undefined ? { payee } : { uid }), currency, amount } as Payment
}
