import { memberDecider } from '@strongroom/ledger/account'
import { contract, type wire } from '@strongroom/shared'
import type { InferOutput } from 'valibot'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { done, one, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { guesses, inTenMinutes } from '../platform/step-up/account-limits.ts'
import { wrongCode, wrongPasskey, wrongPin } from '../platform/step-up/credential-refusals.ts'
import {
  algorithms,
  askedForMs,
  challengeOf,
  checkMade,
  checkProven,
  hostOf,
} from '../platform/step-up/webauthn.ts'
import { passkeyLetter } from '../vault/mail/safety-letters.ts'
import { mostPasskeys, type PasskeyRow, type PasskeyScope } from '../vault/passkeys.ts'
import { verifySecret } from '../vault/secrets.ts'
import { deviceOf } from './device-of.ts'
import { answerSignIn } from './open-session.ts'
import { ownCredentials } from './own-credentials.ts'
import { scopeOf } from './scope-of.ts'

const unknownPasskey = () => refused('PASSKEY_UNKNOWN', msg`This passkey is not known here`)
const tooMany = () =>
  refused(
    'TOO_MANY_PASSKEYS',
    msg({ message: 'An account has {most} passkeys at most' }),
    {},
    { most: String(mostPasskeys) },
  )

const list = implement(contract.account.passkeys, {
  handler: async ({ session }, { passkeys }) => {
    const own = await passkeys.of(session.uid)
    return rows(
      own.map(({ key, name, createdAt, usedAt, browser, system, transports }) => ({
        id: key,
        name,
        created_date: createdAt.toISOString(),
        used_date: usedAt?.toISOString() ?? null,
        browser,
        system,
        transports,
      })),
    )
  },
})

const checkBegin = implement(contract.account.checkBeginPasskey, {
  limits: guesses('pin'),
  handler: async ({ session, body: { pin } }, parts) =>
    (await verifySecret(pin, (await ownCredentials(parts, session.email)).pin)) ? done() : wrongPin(),
})

const begin = implement(contract.account.beginPasskey, {
  limits: guesses('pin'),
  handler: async ({ session, body: { pin, code }, askers, commandId }, parts) => {
    const { codes, config, passkeys } = parts
    const { uid, email } = session
    const member = await ownCredentials(parts, email)
    if (!(await verifySecret(pin, member.pin))) return wrongPin()
    const own = await passkeys.of(uid)
    if (own.length >= mostPasskeys) return tooMany()
    if (!(await codes.use({ email, scene: 'passkey', askers: askers() }, code, commandId))) return wrongCode()
    const challenge = await passkeys.challenge({ purpose: 'make', uid, session: session.id })
    const user = { id: passkeys.userHandle(uid), name: email, displayName: member.username }
    return one(toMake({ host: hostOf(config), user, challenge, own }))
  },
})

type Making = Pick<wire.PasskeyToMake, 'user' | 'challenge'> & {
  readonly host: string
  readonly own: readonly PasskeyRow[]
}

/** A passkey that is found without naming its member, and that verifies them each time. The maker of the authenticator is not asked. */
const toMake = ({ host, user, challenge, own }: Making): wire.PasskeyToMake => ({
  rp: { id: host, name: 'Strongroom' },
  user,
  challenge,
  pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
  timeout: askedForMs,
  excludeCredentials: own.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
})

const confirm = implement(contract.account.confirmPasskey, {
  limits: guesses('passkey'),
  handler: async ({ session, body: { name, passkey }, agent }, parts) => {
    const { config, passkeys } = parts
    const { uid } = session
    const challenge = challengeOf(passkey.response.clientDataJSON)
    const asked = { purpose: 'make', uid, session: session.id } as const
    if (!challenge || !(await passkeys.takeChallenge(challenge, asked))) return wrongPasskey()
    const made = await checkMade(passkey, challenge, config)
    if (!made) return wrongPasskey()
    const member = await ownCredentials(parts, session.email)
    const added = await passkeys.add(uid, made, {
      name,
      on: deviceOf(agent),
      mail: passkeyLetter(member, 'added', name),
    })
    if (added === 'too many') return tooMany()
    return added === 'taken' ? refused('PASSKEY_TAKEN', msg`This passkey is here already`) : done()
  },
})

const rename = implement(contract.account.renamePasskey, {
  handler: async ({ session, body: { id, name } }, { passkeys }) =>
    (await passkeys.rename(session.uid, id, name)) ? done() : unknownPasskey(),
})

const remove = implement(contract.account.removePasskey, {
  limits: guesses('pin'),
  handler: async ({ session: { uid, email }, body: { id, pin, code }, askers, commandId }, parts) => {
    const { codes, passkeys } = parts
    const member = await ownCredentials(parts, email)
    if (!(await verifySecret(pin, member.pin))) return wrongPin()
    if (!(await codes.use({ email, scene: 'passkey', askers: askers() }, code, commandId))) return wrongCode()
    await passkeys.remove(uid, id, name => passkeyLetter(member, 'removed', name))
    return done()
  },
})

const beginApproval = implement(contract.account.beginPasskeyApproval, {
  limits: ({ session }) => [{ key: `passkey approval ${session?.uid}`, ...inTenMinutes(200) }],
  handler: async ({ session: { uid, id: session }, body }, { config, passkeys }) => {
    const own = await passkeys.of(uid)
    if (own.length === 0) return unknownPasskey()
    const asked = { purpose: 'approve', uid, session, ...meantBy(body) } as const
    return one({
      ...toProve(config, await passkeys.challenge(asked)),
      allowCredentials: own.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
    })
  },
})

/** The server binds a passkey's challenge to this: the scene, and the payment that the passkey approves. */
const meantBy = (body: InferOutput<typeof wire.approveByPasskeyBody>): PasskeyScope => {
  if (body.scene === 'decide' || body.scene === 'editpin') return { scene: body.scene }
  return body.scene === 'confirm' ? { scene: 'confirm', confirmation: body.id } : scopeOf(body)
}

const beginSignIn = implement(contract.account.beginPasskeySignIn, {
  limits: ({ address }) => [{ key: `passkey begun ${address}`, ...inTenMinutes(200) }],
  handler: async (_, { config, passkeys }) =>
    one(toProve(config, await passkeys.challenge({ purpose: 'sign-in' }))),
})

const toProve = (config: Parts['config'], challenge: string) =>
  ({
    rpId: hostOf(config),
    challenge,
    timeout: askedForMs,
    userVerification: 'required',
  }) as const

const signIn = implement(contract.account.signInByPasskey, {
  limits: ({ address }) => [{ key: `passkey ${address}`, ...inTenMinutes(200) }],
  handler: async ({ body: { passkey: given, device }, address, country, agent, now }, parts) => {
    const { config, ledger, members, passkeys } = parts
    const challenge = challengeOf(given.response.clientDataJSON)
    if (!challenge || !(await passkeys.takeChallenge(challenge, { purpose: 'sign-in' })))
      return wrongPasskey()
    const passkey = await passkeys.byId(given.id)
    if (!passkey) return unknownPasskey()
    const { uid, id } = passkey
    const proven = await checkProven(given, { passkey, challenge }, config)
    if (!proven || given.response.userHandle !== passkeys.userHandle(uid)) return wrongPasskey()
    const { state } = await ledger.load(memberDecider, uid)
    if (!state.enabled) throw HttpError.accountDisabled()
    const from = { address, country, ...deviceOf(agent) }
    const [member, key] = [await members.byUid(uid), await passkeys.signIn({ uid, id, ...proven }, from)]
    if (!member || !key) return wrongPasskey()
    const hasPin = (await members.credentials(member.email))?.pin !== null
    return answerSignIn(parts, { member, role: state.role, key, from, device, agent, now, hasPin })
  },
})

/** A member's passkeys: adding, naming and removing one, approving a payment and signing in by one. */
export const passkeys: readonly Call[] = [
  list,
  checkBegin,
  begin,
  confirm,
  rename,
  remove,
  beginApproval,
  beginSignIn,
  signIn,
]
