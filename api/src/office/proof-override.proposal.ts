import { proofOverrideDecider } from '@strongroom/ledger/office'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'

/** How long a case may be paid out once two administrators have agreed on it: time enough to decide it, and no other. */
const OVERRIDE_MS = 3_600_000

/** A case let out for an hour, although the books differ. */
export const proofOverrideProposal = proposes('proof-override', {
  shown: ({ catalogue }, { payout, caseId, currency, amount, reason }) => ({
    subject: caseId,
    before: null,
    after: { payout, currency, amount: atScale(catalogue, currency, amount), reason },
  }),
  apply: async ({ ledger }, ask, { payout, caseId, uid, reason }, proposalId) => {
    const until = new Date(ask.now.getTime() + OVERRIDE_MS).toISOString()
    const command = {
      type: 'OverrideProof',
      input: { payout, uid, reason, proposalId },
      given: { approver: ask.session.uid, until },
    } as const
    return lapseOf(ask, await ledger.handle(proofOverrideDecider, caseId, asked(ask, command)))
  },
})
