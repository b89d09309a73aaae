import { memberDecider } from '@strongroom/ledger/account'
import { asked } from '../command/asking.ts'
import { type CarryingOutParts, lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { knownChange } from '../platform/proposals/proposing.ts'
import type { Mail } from '../vault/mail/mail.ts'
import { virtualAccountLetter } from '../vault/mail/virtual-account-letter.ts'

/** A virtual account for a member, or another in place of it. */
export const virtualAccountProposal = proposes('virtual-account', {
  shown: async ({ virtualAccounts }, { uid }, { id, status }) => {
    const [before, after] = [await virtualAccounts.of(uid), await virtualAccounts.proposed(id)]
    return { subject: uid, before: status === 0 ? (before?.details ?? null) : null, after: after ?? null }
  },
  apply: async (parts, ask, { uid }, proposalId) => {
    const [details, member] = [await agreedDetails(parts, uid, proposalId), await parts.members.byUid(uid)]
    if (!member) return 'member-unknown'
    if (!details) return 'details-changed'
    const given = { approver: ask.session.uid }
    const command = { type: 'GiveVirtualAccount', input: { proposalId }, given } as const
    const outcome = await parts.ledger.handle(memberDecider, uid, asked(ask, command))
    if (outcome.kind === 'accepted')
      await showLatest(parts, uid, virtualAccountLetter(member, `${parts.config.publicUrl}/virtualaccount`))
    return lapseOf(ask, outcome, uid)
  },
})

/** The details that two administrators have agreed on; nothing where others stand in their place. */
const agreedDetails = async (
  { ledger, virtualAccounts }: CarryingOutParts,
  uid: string,
  proposalId: string,
) => {
  const [change, details] = [
    await knownChange({ ledger }, proposalId),
    await virtualAccounts.proposed(proposalId),
  ]
  const isAgreed = change?.kind === 'virtual-account' && details !== undefined
  return isAgreed && virtualAccounts.digestOf(uid, details) === change.digest ? details : undefined
}

/** Shows the member the account that the log has last: another one may have been given while this one was on its way. */
const showLatest = async (parts: CarryingOutParts, uid: string, letter: Mail): Promise<void> => {
  const latest = async () => (await parts.ledger.load(memberDecider, uid)).state.virtualAccount
  for (let shown: string | undefined, last = await latest(); last !== shown; last = await latest()) {
    const details = last && (await agreedDetails(parts, uid, last))
    if (details) await parts.virtualAccounts.give(uid, details, letter)
    shown = last
  }
}
