import { memberDecider } from '@strongroom/ledger/account'
import { asked } from '../command/asking.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'

/** A member put into a group, or taken out of one, unless the group was changed meanwhile, or is there no more. */
export const userGroupProposal = proposes('user-group', {
  shown: (_, { uid, from, to, reason }) => ({
    subject: uid,
    before: { user_group: from },
    after: { user_group: to, reason },
  }),
  apply: async ({ ledger, catalogue }, ask, { uid, from, to: group, reason }) => {
    const { state } = await ledger.load(memberDecider, uid)
    const now = state.userGroup ?? null
    if (now !== from && now !== group) return 'user-group-differs'
    if (group !== null && !catalogue.get('user-group', group)) return 'entry-unknown'
    const given = { approver: ask.session.uid }
    const command = { type: 'SetUserGroup', input: { group, reason }, given } as const
    return lapseOf(ask, await ledger.handle(memberDecider, uid, asked(ask, command)), uid)
  },
})
