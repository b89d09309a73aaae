import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { done, one, type Reply, refused, rows } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type AskOf, type Call, implement } from '../http/call.ts'
import { calledNames } from '../platform/members/shown-names.ts'
import { guesses, inTenMinutes } from '../platform/step-up/account-limits.ts'
import { wrongCode, wrongPasskey, wrongPin } from '../platform/step-up/credential-refusals.ts'
import { usePasskey } from '../platform/step-up/step-up.ts'
import type { ConfirmationRow } from '../vault/confirmations.ts'
import { confirmTitle, deviceConfirmsLetter } from '../vault/mail/safety-letters.ts'
import { inLetter } from '../vault/mail/said.ts'
import { verifySecret } from '../vault/secrets.ts'
import { deviceOf } from './device-of.ts'
import { ownCredentials } from './own-credentials.ts'
import { bound } from './push.ts'
import { scopeOf, withPayeeName } from './scope-of.ts'

const withoutPush = () =>
  refused('DEVICE_WITHOUT_PUSH', msg`This device takes no push messages: turn them on first`)
const noDevice = () => refused('NO_CONFIRMING_DEVICE', msg`No other device of yours confirms payments`)
const unknown = () =>
  refused('CONFIRMATION_UNKNOWN', msg`There is nothing here that waits for your confirmation`)
const over = () =>
  refused('CONFIRMATION_OVER', msg`This no longer waits: it was decided, cancelled, or took too long`)
const notHere = () =>
  refused('CONFIRMATION_NOT_HERE', msg`Confirm this on another device, where you have turned confirming on`)

const devices = implement(contract.account.confirmingDevices, {
  handler: async ({ session }, { confirmations }) => {
    const { here, push, others } = await confirmations.devices(bound(session))
    return one({ status: here ? 1 : 0, push: push ? 1 : 0, others })
  },
})

const checkHere = implement(contract.account.checkConfirmHere, {
  limits: guesses('pin'),
  handler: async ({ session, body: { pin } }, parts) => {
    if (!(await parts.confirmations.devices(bound(session))).push) return withoutPush()
    return (await verifySecret(pin, (await ownCredentials(parts, session.email)).pin)) ? done() : wrongPin()
  },
})

const here = implement(contract.account.confirmHere, {
  limits: guesses('pin'),
  handler: async ({ session, body: { pin, code }, askers, agent, commandId }, parts) => {
    const { codes, confirmations } = parts
    const member = await ownCredentials(parts, session.email)
    if (!(await verifySecret(pin, member.pin))) return wrongPin()
    const asked = { email: session.email, scene: 'confirmdevice', askers: askers() } as const
    const use = await codes.use(asked, code, commandId)
    if (!use) return wrongCode()
    const device = deviceOf(agent)
    const mail = deviceConfirmsLetter(member, device)
    if (await confirmations.confirmHere(bound(session), device, mail)) return done()
    await use.release()
    return withoutPush()
  },
})

const endHere = implement(contract.account.endConfirmHere, {
  handler: async ({ session }, { confirmations }) => {
    await confirmations.endConfirmHere(bound(session))
    return done()
  },
})

const confirmers = implement(contract.account.confirmers, {
  handler: async ({ session }, { confirmations }) => {
    const own = await confirmations.confirmers(bound(session))
    return rows(own.map(({ own, ...device }) => ({ ...device, current: own ? 1 : 0 })))
  },
})

const checkEndConfirmer = implement(contract.account.checkEndConfirmer, {
  limits: guesses('pin'),
  handler: async ({ session, body: { pin } }, parts) =>
    (await verifySecret(pin, (await ownCredentials(parts, session.email)).pin)) ? done() : wrongPin(),
})

const endConfirmer = implement(contract.account.endConfirmer, {
  limits: guesses('pin'),
  handler: async ({ session: { uid, email }, body: { id, pin, code }, askers, commandId }, parts) => {
    const { codes, confirmations } = parts
    if (!(await verifySecret(pin, (await ownCredentials(parts, email)).pin))) return wrongPin()
    const asked = { email, scene: 'confirmdevice', askers: askers() } as const
    if (!(await codes.use(asked, code, commandId))) return wrongCode()
    await confirmations.endConfirmer(uid, id)
    return done()
  },
})

const recordOf = ({ own, details, ...row }: ConfirmationRow): wire.Confirmation => {
  const { source = null, name = null, bank = null, swift = null, scans = null } = details
  return { ...row, source, name, bank, swift, scans, own: own ? 1 : 0 }
}

/** The payee in the words of a review: nobody confirms an id. */
const payeeShown = async (parts: Parts, { uid }: Session, { payment }: ReturnType<typeof scopeOf>) => {
  if (!payment) return null
  if ('uid' in payment) return (await calledNames(parts, uid, [payment.uid]))(payment.uid).username
  const named = await withPayeeName(parts, payment, uid)
  return named && 'payee' in named ? named.payee : null
}

const begin = implement(contract.account.beginConfirmation, {
  limits: ({ session }) => [{ key: `confirmation ${session?.uid}`, ...inTenMinutes(20) }],
  handler: async ({ session, body, commandId: id }, parts) => {
    const { catalogue, confirmations } = parts
    const { language } = await ownCredentials(parts, session.email)
    const scope = scopeOf(body)
    const { payment } = scope
    const payee = await payeeShown(parts, session, scope)
    const isAsked = await confirmations.begin(
      { ...bound(session), id, scope, payee },
      {
        title: confirmTitle(language, scope.scene),
        amount: payment && inLetter(atScale(catalogue, payment.currency, payment.amount), payment.currency),
        path: `/confirm/${id}`,
      },
    )
    const begun = isAsked ? await confirmations.byId(bound(session), id) : undefined
    return begun ? one(recordOf(begun)) : noDevice()
  },
})

const oneConfirmation = implement(contract.account.confirmation, {
  handler: async ({ session, params: { id } }, { confirmations }) => {
    const found = await confirmations.byId(bound(session), id)
    if (!found) throw HttpError.unknown()
    return one(recordOf(found))
  },
})

type Confirming = AskOf<typeof contract.account.confirm>

/** Why what waits may not be confirmed in this session, if so. No secret is tried then. */
const whyNot = async ({ session, body: { id } }: Confirming, { confirmations }: Parts) => {
  const found = await confirmations.byId(bound(session), id)
  if (!found) return unknown()
  const { here: isChosen } = await confirmations.devices(bound(session))
  if (found.own || !isChosen) return notHere()
  return found.standing === 'waiting' ? undefined : over()
}

const whyUnproven = async (ask: Confirming, parts: Parts): Promise<Reply | undefined> => {
  const { session, body } = ask
  if (body.by === 'pin')
    return (await verifySecret(body.pin, (await ownCredentials(parts, session.email)).pin))
      ? undefined
      : wrongPin()
  const meant = { scene: 'confirm', confirmation: body.id } as const
  return (await usePasskey(parts, ask, body.passkey, meant)) ? undefined : wrongPasskey()
}

const confirm = implement(contract.account.confirm, {
  limits: about => guesses(about.body.by)(about),
  handler: async (ask, parts) => {
    const { session, body, commandId } = ask
    const { confirmations } = parts
    if (await confirmations.isConfirmedBy(bound(session), body.id, commandId)) return done()
    const refusal = (await whyNot(ask, parts)) ?? (await whyUnproven(ask, parts))
    if (refusal) return refusal
    return (await confirmations.confirm(bound(session), body.id, commandId)) ? done() : over()
  },
})

const end = implement(contract.account.endConfirmation, {
  handler: async ({ session, body: { id } }, { confirmations }) => {
    const found = await confirmations.byId(bound(session), id)
    if (!found) return unknown()
    const hasEnded =
      found.standing !== 'waiting' && found.standing !== 'confirmed' && found.standing !== 'used'
    return hasEnded || (await confirmations.end(bound(session), id)) ? done() : over()
  },
})

/** Confirming on one device what was begun on another one: which devices do, asking for it, and deciding it. */
export const confirmations: readonly Call[] = [
  devices,
  checkHere,
  here,
  endHere,
  confirmers,
  checkEndConfirmer,
  endConfirmer,
  begin,
  oneConfirmation,
  confirm,
  end,
]
