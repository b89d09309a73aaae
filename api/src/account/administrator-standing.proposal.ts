import { memberDecider } from '@strongroom/ledger/account'
import { asked } from '../command/asking.ts'
import { proposes } from '../platform/kinds/proposal-kind.ts'

/** An administrator's account taken out of service, or put back into it. */
export const administratorStandingProposal = proposes('administrator-standing', {
  shown: (_, { uid, to, reason }) => {
    const enabled = to === 'enabled'
    return { subject: uid, before: { enabled: !enabled }, after: { enabled, reason } }
  },
  apply: async ({ ledger, sessions }, ask, { uid, to, reason }) => {
    const given = { approver: ask.session.uid }
    const type = to === 'disabled' ? 'DisableMember' : 'EnableMember'
    const outcome = await ledger.handle(memberDecider, uid, asked(ask, { type, input: { reason }, given }))
    if (outcome.kind === 'refused') return outcome.refusal.kind
    ask.moved(outcome.position, uid)
    await (to === 'disabled' ? sessions.disableAll(uid) : sessions.revokeAll(uid))
    return undefined
  },
})
