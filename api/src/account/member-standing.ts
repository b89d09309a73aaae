import {
  type EditableField,
  editableFields,
  memberDecider,
  type StandingCommand,
} from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { type Asker, asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type AskOf, type Call, implement } from '../http/call.ts'
import { noMember } from '../platform/members/member-checks.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import { emailEditedLetter } from '../vault/mail/letters.ts'
import { authenticatorLetter } from '../vault/mail/safety-letters.ts'
import { levelByTwo } from '../vip/raise-level.ts'
import { groupByTwo } from './put-into-group.ts'

const stateOf = async ({ ledger }: Parts, uid: string) => (await ledger.load(memberDecider, uid)).state

/** Only superadministrators change administrators' accounts, and no administrator changes their own. */
export const checkPower = async (parts: Parts, { session }: Asker, uid: string) => {
  const { registered, deleted, role } = await stateOf(parts, uid)
  if (!registered || deleted) throw noMember()
  if (role !== 'member' && session.role !== 'superadmin')
    throw HttpError.forbidden(msg`Only a superadministrator may do this to an administrator`)
}

const carryOut = async (
  { ledger, catalogue }: Parts,
  ask: Asker,
  uid: string,
  command: StandingCommand,
): Promise<Reply | undefined> => {
  const outcome = await ledger.handle(memberDecider, uid, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, uid)
  return undefined
}

const standingOf = async (parts: Parts, uid: string) => {
  const { enabled, vipLevel, userGroup } = await stateOf(parts, uid)
  const status = enabled ? 1 : 0
  return one({ uid, status, vip_level: vipLevel, user_group: userGroup ?? null } as const)
}

/** The answer to a change of an administrator's account, which waits for a second one; nothing for a member's. */
const byTwo = async (
  parts: Parts,
  ask: Asker,
  { uid, reason }: { readonly uid: string; readonly reason: string },
  to: 'disabled' | 'enabled',
): Promise<Reply | undefined> => {
  const { role, enabled } = await stateOf(parts, uid)
  if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
  const isKnown = (await knownChange(parts, ask.commandId)) !== undefined
  if (!isKnown && (role === 'member' || enabled === (to === 'enabled'))) return undefined
  const change = { kind: 'administrator-standing', uid, to, reason } as const
  return propose(parts, ask, change)
}

const disable = implement(contract.account.disable, {
  handler: async (ask, parts) => {
    const { uid, reason } = ask.body
    await checkPower(parts, ask, uid)
    const waits = await byTwo(parts, ask, ask.body, 'disabled')
    if (waits) return waits
    const given = { approver: ask.session.uid }
    const refusal = await carryOut(parts, ask, uid, { type: 'DisableMember', input: { reason }, given })
    if (refusal) return refusal
    // Asked again, long after the account was enabled again, it ends nothing.
    if (!(await stateOf(parts, uid)).enabled) await parts.sessions.disableAll(uid)
    return standingOf(parts, uid)
  },
})

const enable = implement(contract.account.enable, {
  handler: async (ask, parts) => {
    const { uid, reason } = ask.body
    await checkPower(parts, ask, uid)
    const waits = await byTwo(parts, ask, ask.body, 'enabled')
    if (waits) return waits
    const wasEnabled = (await stateOf(parts, uid)).enabled
    const given = { approver: ask.session.uid }
    const refusal = await carryOut(parts, ask, uid, { type: 'EnableMember', input: { reason }, given })
    if (refusal) return refusal
    // A session that was open before the account was disabled is not open again.
    if (!wasEnabled) await parts.sessions.revokeAll(uid)
    return standingOf(parts, uid)
  },
})

const endSessions = implement(contract.account.endSessions, {
  handler: async (ask, parts) => {
    const { uid, reason } = ask.body
    await checkPower(parts, ask, uid)
    const given = { approver: ask.session.uid }
    const refusal = await carryOut(parts, ask, uid, { type: 'EndSessions', input: { reason }, given })
    if (refusal) return refusal
    // Asked again it ends them again: a crash may have come between the fact and the sessions.
    await parts.sessions.revokeAll(uid)
    return standingOf(parts, uid)
  },
})

const removeAuthenticator = implement(contract.account.removeAuthenticator, {
  handler: async (ask, parts) => {
    const { authenticators, ledger, members, sessions } = parts
    const { uid, reason } = ask.body
    await checkPower(parts, ask, uid)
    const { since } = await authenticators.of(uid)
    if (!since && !(await ledger.knows(memberDecider, uid, ask.commandId)))
      return refused('AUTHENTICATOR_OFF', msg`No authenticator app is on`)
    const given = { approver: ask.session.uid }
    const refusal = await carryOut(parts, ask, uid, { type: 'RemoveAuthenticator', input: { reason }, given })
    if (refusal) return refusal
    // Asked again after a crash before it, the app is still on, and the member is still told.
    const member = await members.byUid(uid)
    await authenticators.turnOff(uid, member && authenticatorLetter(member, 'removed'))
    await sessions.revokeAll(uid)
    return standingOf(parts, uid)
  },
})

const give = implement(contract.vip.give, {
  handler: async (ask, parts) => {
    const { uid, reason, vip_level: level } = ask.body
    await checkPower(parts, ask, uid)
    if (level > 0 && !parts.catalogue.get('vip-level', String(level)))
      return refusalOf({ kind: 'entry-unknown' })
    if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    const waits = await levelByTwo(parts, ask, { uid, to: level, reason })
    if (waits) return waits
    const given = { approver: ask.session.uid }
    const refusal = await carryOut(parts, ask, uid, { type: 'SetVip', input: { level, reason }, given })
    return refusal ?? standingOf(parts, uid)
  },
})

const giveGroup = implement(contract.vip.giveGroup, {
  handler: async (ask, parts) => {
    const { uid, reason, user_group: group } = ask.body
    await checkPower(parts, ask, uid)
    const { userGroup } = await stateOf(parts, uid)
    // One that is hidden stays with its members, and is given to no others.
    const isGiven = group === null || group === userGroup
    if (!isGiven && parts.catalogue.get('user-group', group)?.status !== 1)
      return refusalOf({ kind: 'entry-unknown' })
    if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    const waits = await groupByTwo(parts, ask, { uid, to: group, reason })
    if (waits) return waits
    const given = { approver: ask.session.uid }
    const command = { type: 'SetUserGroup', input: { group, reason }, given } as const
    return (await carryOut(parts, ask, uid, command)) ?? standingOf(parts, uid)
  },
})

/** Edits another member for an administrator. */
export const editMember = async (
  parts: Parts,
  ask: Omit<AskOf<typeof contract.account.editFor>, 'params' | 'filter'>,
): Promise<Reply> => {
  const { ledger, members, sessions, post } = parts
  const { uid, reason, ...edited } = ask.body
  await checkPower(parts, ask, uid)
  if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
  if (await ledger.knows(memberDecider, uid, ask.commandId)) return standingOf(parts, uid)
  if (edited.email !== undefined && ask.session.role !== 'superadmin')
    throw HttpError.forbidden(msg`Only a superadministrator may change an e-mail address`)
  const before = await members.byUid(uid)
  if (!before) throw noMember()
  if (edited.email !== undefined && edited.email !== before.email) {
    if (!(await members.editEmail(uid, edited.email)))
      return refused('EMAIL_TAKEN', msg`The email already exists`)
    sessions.forget()
    for (const email of [before.email, edited.email])
      await post.post(emailEditedLetter({ email, language: before.language }))
  }
  await members.edit(uid, edited)
  const fields = editableFields.filter((field: EditableField) => edited[field] !== undefined)
  if (fields.length === 0) return standingOf(parts, uid)
  const given = { approver: ask.session.uid }
  const refusal = await carryOut(parts, ask, uid, { type: 'EditMember', input: { fields, reason }, given })
  return refusal ?? standingOf(parts, uid)
}

const editFor = implement(contract.account.editFor, { handler: (ask, parts) => editMember(parts, ask) })

/**
 * Administrators' acts on another account, each with a reason: disable, enable, end its sessions, remove its authenticator app,
 * edit, set a VIP level or a user group.
 */
export const memberStanding: readonly Call[] = [
  disable,
  enable,
  endSessions,
  removeAuthenticator,
  give,
  giveGroup,
  editFor,
]
