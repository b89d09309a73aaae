import { memberDecider } from '@strongroom/ledger/account'
import { asked } from '../command/asking.ts'
import { proposes } from '../platform/kinds/proposal-kind.ts'

/** A role given to a member, or an administrator's taken, unless theirs has been changed meanwhile. */
export const roleProposal = proposes('role', {
  shown: (_, { uid, from, to }) => ({ subject: uid, before: { role: from }, after: { role: to } }),
  apply: async ({ ledger, sessions }, ask, { uid, from, to, reason }) => {
    const given = { from, approver: ask.session.uid }
    const command = { type: 'SetRole', input: { role: to, reason }, given } as const
    const outcome = await ledger.handle(memberDecider, uid, asked(ask, command))
    if (outcome.kind === 'refused') return outcome.refusal.kind
    ask.moved(outcome.position, uid)
    // A session says at its sign-in whose screens it may open; its rights are asked of the log each time.
    await sessions.revokeAll(uid)
    return undefined
  },
})
