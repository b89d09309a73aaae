import { memberDecider } from '@strongroom/ledger/account'
import { asked } from '../command/asking.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { virtualAccountLetter } from '../vault/mail/virtual-account-letter.ts'

/** A virtual account for a member, or another in place of it. */
export const virtualAccountProposal = proposes('virtual-account', {
  shown: async ({ virtualAccounts }, { uid }, { id, status }) => {
    const [before, after] = [await virtualAccounts.of(uid), await virtualAccounts.proposed(id)]
    return { subject: uid, before: status === 0 ? (before?.details ?? null) : null, after: after ?? null }
  },
  apply: async ({ members, virtualAccounts, config, ledger }, ask, { uid, digest }, proposalId) => {
    const [details, member] = [await virtualAccounts.proposed(proposalId), await members.byUid(uid)]
    if (!member) return 'member-unknown'
    if (!details || virtualAccounts.digestOf(uid, details) !== digest) return 'details-changed'
    const given = { approver: ask.session.uid }
    const command = { type: 'GiveVirtualAccount', input: { proposalId }, given } as const
    const outcome = await ledger.handle(memberDecider, uid, asked(ask, command))
    if (outcome.kind === 'refused') return lapseOf(ask, outcome, uid)
    await virtualAccounts.give(
      uid,
      details,
      virtualAccountLetter(member, `${config.publicUrl}/virtualaccount`),
    )
    return lapseOf(ask, outcome, uid)
  },
})
