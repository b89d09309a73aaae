import { memberDecider } from '@strongroom/ledger/account'
import { asked } from '../command/asking.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'

/** A member raised to a VIP level, with or without an application for it, unless the level was changed meanwhile. */
export const vipLevelProposal = proposes('vip-level', {
  shown: (_, { uid, from, to, application, reason }) => ({
    subject: uid,
    before: { vip_level: from },
    after: { vip_level: to, ...(application && { application }), ...(reason && { reason }) },
  }),
  apply: async ({ ledger }, ask, { uid, from, to: level, application, reason }) => {
    const { state } = await ledger.load(memberDecider, uid)
    if (state.vipLevel !== from && state.vipLevel !== level) return 'vip-level-differs'
    const given = { approver: ask.session.uid }
    const command = application
      ? ({ type: 'ApproveVip', input: { applicationId: application, level }, given } as const)
      : ({ type: 'SetVip', input: { level, reason: reason ?? '' }, given } as const)
    return lapseOf(ask, await ledger.handle(memberDecider, uid, asked(ask, command)), uid)
  },
})
