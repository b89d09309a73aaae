import { memberDecider } from '@strongroom/ledger/account'
import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Ledger } from '@strongroom/ledger/eventlog'
import { contract, type wire } from '@strongroom/shared'
import { type AnyCall, implement, type Session } from '../http/call.ts'
import { notProven, passwordRefusal, wrongCode } from '../http/credential-refusals.ts'
import { Problem } from '../http/problem.ts'
import { done, one, refused } from '../http/replies.ts'
import { type Banks, bankName } from '../vault/banks.ts'
import { addressName, type BoundAddresses } from '../vault/bound-addresses.ts'
import type { Codes, Payment } from '../vault/codes.ts'
import { codeLetter, isOfMoney, passwordLetter, takenLetter } from '../vault/mail/letters.ts'
import type { Post } from '../vault/mail/post.ts'
import type { Members } from '../vault/members.ts'
import type { Limit } from '../vault/rate-limits.ts'
import { hashSecret, verifySecret } from '../vault/secrets.ts'
import type { Sessions } from '../vault/sessions.ts'
import { accountLimits, inADay, inTenMinutes } from './account-limits.ts'
import { checkOwn } from './own-account.ts'
import { isReferralKnown, noteInLog, registerMember } from './register-member.ts'

export type Authentication = {
  readonly members: Members
  readonly codes: Codes
  readonly sessions: Sessions
  readonly post: Post
  readonly ledger: Ledger
  readonly catalogue: LiveCatalogue
  readonly banks: Pick<Banks, 'byIds'>
  readonly addressBook: Pick<BoundAddresses, 'byIds'>
}

const wrongCredentials = () => refused('WRONG_CREDENTIALS', 'Incorrect email or password')
const wrongSecondFactor = () => refused('WRONG_SECOND_FACTOR', '2FA is not correct, please try again')

/** Signing up, signing in, and what to do when the password is gone. Unsigned: there is no session yet. */
export const authentication = (parts: Authentication): readonly AnyCall[] => {
  const { members, codes, sessions, post, ledger, banks, addressBook } = parts
  const limited = accountLimits(sessions)
  const strangersCodes = limited('code', { account: 10, aDay: 60, address: 100, everywhere: inADay(40) })

  /** The member these credentials belong to. Takes as long for an address nobody has as for a wrong password. */
  const known = async ({ email, password }: { email: string; password: string }) => {
    const found = await members.credentials(email)
    if (!(await verifySecret(password, found?.password)) || !found) return undefined
    if (!found.registered) await noteInLog(parts, found)
    return found
  }

  const isEnabled = async (uid: string) => (await ledger.load(memberDecider, uid)).state.enabled

  /** A payee that is one of the member's own bank accounts, or in their address book, is called by its name in the mail; the code stays bound to its id. */
  const withPayeeName = async (payment: Payment | undefined, uid: string | undefined) => {
    if (!payment || !('payee' in payment)) return payment
    const bank = (await banks.byIds([payment.payee])).get(payment.payee)
    const address = bank ? undefined : (await addressBook.byIds([payment.payee])).get(payment.payee)
    const named = bank ? bankName(bank) : address && addressName(address)
    const payee = (bank ?? address)?.uid === uid ? named : undefined
    return payee ? { ...payment, payee } : payment
  }

  const exists = async ({ body }: { body: { email: string } }) =>
    one({ exists: (await members.byEmail(body.email)) !== undefined })

  return [
    implement(contract.account.checkCredentials, {
      limits: limited('credentials', { account: 30, address: 200, everywhere: inTenMinutes(300) }),
      handler: async ({ body }) => {
        const member = await known(body)
        if (!member) return wrongCredentials()
        return one({ status: 1, userStatus: (await isEnabled(member.uid)) ? 1 : 0 })
      },
    }),

    implement(contract.account.mailCode, {
      limits: about => (about.session ? ownCodes(about.session) : strangersCodes(about)),
      handler: async ({ body, session, askers }) => {
        const { email, scene } = body
        const payment = paymentOf(body)
        checkMayAsk({ scene, payment }, session)
        if (session) checkOwn(session, email)
        const member = await members.byEmail(email)
        const to = { email, language: member?.language ?? body.language ?? 'en' }
        const named = await withPayeeName(payment, member?.uid)
        await codes.send({ email, scene, payment, askers: askers() }, code => {
          if (scene === 'register') return member ? takenLetter(to) : codeLetter(to, { scene, code })
          return member && codeLetter(to, { scene, code, payment: named })
        })
        return done()
      },
    }),

    implement(contract.account.proveEmail, {
      limits: limited('check code', { account: 30, aDay: 200, address: 200, everywhere: inADay(100) }),
      handler: async ({ body: { email, scene, code }, askers }) => {
        const key = await codes.prove({ email, scene, askers: askers() }, code)
        return key ? one({ fp_session_key: key }) : wrongCode()
      },
    }),

    implement(contract.account.provePin, {
      limits: limited('pin', { account: 20, address: 200, everywhere: inTenMinutes(200) }),
      handler: async ({ body }) => {
        if (!(await codes.tryPin(body.email, body.fp_session_key))) return notProven()
        const member = await members.credentials(body.email)
        if (member && member.pin === null) return one({ count: 0 })
        if (!(await verifySecret(body.pin, member?.pin))) return wrongSecondFactor()
        await codes.setPinChecked(body.fp_session_key)
        return one({ count: 1 })
      },
    }),

    implement(contract.account.signIn, {
      limits: limited('credentials', { account: 30, address: 200, everywhere: inTenMinutes(300) }),
      handler: async ({ body, address, country }) => {
        const member = await known(body)
        if (!member) return wrongCredentials()
        const { state } = await ledger.load(memberDecider, member.uid)
        if (!state.enabled) throw Problem.accountDisabled()
        const proof = await codes.takeProof(body.email, 'login', body.fp_session_key)
        if (!proof) return notProven()
        if (member.pin !== null && !proof.pinChecked) return wrongSecondFactor()
        const session_key = await sessions.open(member, { address, country })
        if (!session_key) return wrongCredentials()
        return one({ session_key, email: member.email, role: state.role })
      },
    }),

    ...[contract.account.exists, contract.account.existsUser].map(each =>
      implement(each, {
        limits: limited('search', { account: 60, address: 100, everywhere: inTenMinutes(600) }),
        handler: exists,
      }),
    ),

    implement(contract.account.register, {
      limits: limited('create', { account: 10, address: 60, everywhere: inTenMinutes(60) }),
      handler: async ({ body }) => {
        const { fp_session_key, ...registration } = body
        const { referral } = registration
        // Before the proof is taken, so that a letter too many in a code costs no new e-mail.
        if (referral !== undefined && !(await isReferralKnown(parts, referral)))
          return refused('INVITE_CODE_UNKNOWN', 'There is no such invite code')
        const refusal = await passwordRefusal(body.password, body.email)
        if (refusal) return refusal
        if (!(await codes.takeProof(body.email, 'register', fp_session_key))) return notProven()
        const uid = await registerMember(parts, registration)
        return uid ? one({ uid }) : refused('EMAIL_TAKEN', 'The email already exists')
      },
    }),

    implement(contract.account.resetPassword, {
      limits: limited('reset', { account: 10, address: 60, everywhere: inTenMinutes(60) }),
      handler: async ({ body }) => {
        const refusal = await passwordRefusal(body.password, body.email)
        if (refusal) return refusal
        const password = await hashSecret(body.password)
        if (!(await codes.takeProof(body.email, 'forgetpassword', body.fp_session_key))) return notProven()
        const member = await members.byEmail(body.email)
        if (!member) return notProven()
        await members.setSecret(member.uid, 'password', password, undefined)
        sessions.forget()
        // Whoever else has proven the address may not be who owns it now.
        await codes.end(body.email, 'forgetpassword')
        await post.post(passwordLetter(member))
        return done()
      },
    }),
  ]
}

/** A session's own askings are counted for its member, whatever strangers have asked for. */
const ownCodes = ({ uid }: Session): readonly Limit[] => [
  { key: `own codes ${uid}`, ...inTenMinutes(20) },
  { key: `own codes ${uid} a day`, ...inADay(200) },
]

/**
 * A code that approves a payment is asked for by its member only, signed: nobody else spoils it, or puts words of their
 * own into our mails. Whatever is no payment names none.
 */
const checkMayAsk = (
  { scene, payment }: { readonly scene: wire.Scene; readonly payment: Payment | undefined },
  session: Session | undefined,
) => {
  if (isOfMoney(scene) && !session)
    throw Problem.unsigned('WRONG_SIGNATURE', 'A code for a payment needs a signed call')
  if (!isOfMoney(scene) && payment)
    throw Problem.invalid([{ path: 'scene', message: 'A code of this scene approves no payment' }])
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
    throw Problem.invalid(
      missing.map(([path]) => ({ path, message: 'Needed beside the rest of the payment' })),
    )
  return { ...(uid === undefined ? { payee } : { uid }), currency, amount } as Payment
}
