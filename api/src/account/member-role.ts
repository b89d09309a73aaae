import { memberDecider } from '@strongroom/ledger/account'
import { contract } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { noMember } from '../platform/members/member-checks.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'

/**
 * Gives and takes roles, always by two: an administrator who gives a role could give it to themselves under another name, and one
 * who takes it takes the second pair of eyes. Sessions, which are urgent, one ends alone.
 */
const setRole = implement(contract.account.setRole, {
  handler: async (ask, parts) => {
    const { ledger } = parts
    const { uid, role: to, reason } = ask.body
    const { state } = await ledger.load(memberDecider, uid)
    if (!state.registered || state.deleted) throw noMember()
    if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    const before = await knownChange(parts, ask.commandId)
    const from = before?.kind === 'role' ? before.from : state.role
    if (!before && from === to) return one({ uid, role: to })
    return propose(parts, ask, { kind: 'role', uid, from, to, reason })
  },
})

/** The rights of an account, given and taken. */
export const memberRole: readonly Call[] = [setRole]
