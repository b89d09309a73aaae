import {
  type EditableField,
  editableFields,
  memberDecider,
  type StandingCommand,
} from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, type Reply, refused } from '../http/replies.ts'
import { noMember } from '../identity/identity-records.ts'
import { emailEditedLetter } from '../vault/mail/letters.ts'

/** What administrators do to somebody else's account: disable it, enable it, edit it, give a VIP level. Each with a reason. */
export const memberStanding = ({ ledger, catalogue, members, sessions, post }: Parts): readonly AnyCall[] => {
  const stateOf = async (uid: string) => (await ledger.load(memberDecider, uid)).state

  /** An administrator's account is a superadministrator's affair, and nobody's own is their own. */
  const checkPower = async ({ session }: Asker, uid: string) => {
    const { registered, deleted, role } = await stateOf(uid)
    if (!registered || deleted) throw noMember()
    if (role !== 'member' && session.role !== 'superadmin')
      throw Problem.forbidden('Only a superadministrator may do this to an administrator')
  }

  const carryOut = async (ask: Asker, uid: string, command: StandingCommand): Promise<Reply | undefined> => {
    const outcome = await ledger.handle(memberDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, uid)
    return undefined
  }

  const standingOf = async (uid: string) => {
    const { enabled, vipLevel } = await stateOf(uid)
    return one({ uid, status: enabled ? 1 : 0, vip_level: vipLevel } as const)
  }

  return [
    implement(contract.account.disable, {
      handler: async ask => {
        const { uid, reason } = ask.body
        await checkPower(ask, uid)
        const given = { approver: ask.session.uid }
        const refusal = await carryOut(ask, uid, { type: 'DisableMember', input: { reason }, given })
        if (refusal) return refusal
        // Asked again, long after the account was enabled again, it ends nothing.
        if (!(await stateOf(uid)).enabled) await sessions.disableAll(uid)
        return standingOf(uid)
      },
    }),

    implement(contract.account.enable, {
      handler: async ask => {
        const { uid, reason } = ask.body
        await checkPower(ask, uid)
        const wasEnabled = (await stateOf(uid)).enabled
        const given = { approver: ask.session.uid }
        const refusal = await carryOut(ask, uid, { type: 'EnableMember', input: { reason }, given })
        if (refusal) return refusal
        // A session that was open before the account was disabled is not open again.
        if (!wasEnabled) await sessions.revokeAll(uid)
        return standingOf(uid)
      },
    }),

    implement(contract.vip.give, {
      handler: async ask => {
        const { uid, reason, vip_level: level } = ask.body
        await checkPower(ask, uid)
        if (level > 0 && !catalogue.get('vip-level', String(level)))
          return refusalOf({ kind: 'entry-unknown' })
        const given = { approver: ask.session.uid }
        const refusal = await carryOut(ask, uid, { type: 'SetVip', input: { level, reason }, given })
        return refusal ?? standingOf(uid)
      },
    }),

    implement(contract.account.editFor, {
      handler: async ask => {
        const { uid, reason, ...edited } = ask.body
        await checkPower(ask, uid)
        if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
        if (await ledger.knows(memberDecider, uid, ask.commandId)) return standingOf(uid)
        if (edited.email !== undefined && ask.session.role !== 'superadmin')
          throw Problem.forbidden('Only a superadministrator may change an e-mail address')
        const before = await members.byUid(uid)
        if (!before) throw noMember()
        if (edited.email !== undefined && edited.email !== before.email) {
          if (!(await members.editEmail(uid, edited.email)))
            return refused('EMAIL_TAKEN', 'The email already exists')
          sessions.forget()
          for (const email of [before.email, edited.email])
            await post.post(emailEditedLetter({ email, language: before.language }))
        }
        await members.edit(uid, edited)
        const fields = editableFields.filter((field: EditableField) => edited[field] !== undefined)
        const given = { approver: ask.session.uid }
        const refusal = await carryOut(ask, uid, { type: 'EditMember', input: { fields, reason }, given })
        return refusal ?? standingOf(uid)
      },
    }),
  ]
}
