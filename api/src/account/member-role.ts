import { memberDecider } from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { noMember } from '../identity/identity-records.ts'
import { knownChange, propose } from '../office/proposing.ts'

/**
 * Gives and takes roles. An administrator who gives a role could give it to themselves under another name, so that takes two; taking one
 * away is done at once, for it may be urgent, but for a superadministrator's.
 */
const setRole = implement(contract.account.setRole, {
  handler: async (ask, parts) => {
    const { ledger, sessions } = parts
    const { uid, role: to, reason } = ask.body
    const { state } = await ledger.load(memberDecider, uid)
    if (!state.registered || state.deleted) throw noMember()
    if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    const before = await knownChange(parts, ask.commandId)
    const from = before?.kind === 'role' ? before.from : state.role
    const isAgain = await ledger.knows(memberDecider, uid, ask.commandId)
    const isTaken = to === 'member' && from !== 'superadmin'
    if (!before && !isAgain && from === to) return one({ uid, role: to })
    if (!isAgain && !isTaken)
      return propose(parts, ask, { kind: 'role', uid, from, to, reason }, one({ uid, role: from }))
    const given = { from, approver: ask.session.uid }
    const command = { type: 'SetRole', input: { role: to, reason }, given } as const
    const outcome = await ledger.handle(memberDecider, uid, asked(ask, command))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, uid)
    if (!outcome.repeated) await sessions.revokeAll(uid)
    return one({ uid, role: to })
  },
})

/** The rights of an account, given and taken. */
export const memberRole: readonly Call[] = [setRole]
