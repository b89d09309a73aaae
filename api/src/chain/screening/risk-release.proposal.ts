import { riskReleaseDecider } from '@strongroom/ledger/office'
import { asked } from '../../command/asking.ts'
import { atScale } from '../../command/money.ts'
import { lapseOf, proposes } from '../../platform/kinds/proposal-kind.ts'

/** A case is let be approved with the risk that two administrators have seen. */
export const riskReleaseProposal = proposes('risk-release', {
  shown: ({ catalogue }, { screened, caseId, currency, amount, score, risks, reason }) => ({
    subject: caseId,
    before: null,
    after: { screened, currency, amount: atScale(catalogue, currency, amount), score, risks, reason },
  }),
  apply: async ({ ledger }, ask, { screened, caseId, uid, score, risks, reason }, proposalId) => {
    const command = {
      type: 'ReleaseRisk',
      input: { screened, uid, score, risks, reason, proposalId },
      given: { approver: ask.session.uid },
    } as const
    return lapseOf(ask, await ledger.handle(riskReleaseDecider, caseId, asked(ask, command)))
  },
})
