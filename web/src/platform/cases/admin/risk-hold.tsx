import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { FormName } from '../../../client/contract.ts'
import { Notice } from '../../../parts/notice.tsx'
import { AskSecond } from './ask-second.tsx'
import { caseRiskQuery } from './screening/queries.ts'
import { useRiskWords } from './screening/risk-words.ts'
import { WaitsForSecond } from './waits-for-second.tsx'

const SCREENED: readonly FormName[] = ['topUp.approve', 'chain.approveSend']

/** The risk of a case, where its kind is screened; nothing while it is not known yet. */
export function useRiskHold(id: string, approval: FormName): wire.CaseRisk | undefined {
  return useQuery({ ...caseRiskQuery(id), enabled: SCREENED.includes(approval) }).data
}

/** Says why a case takes a second administrator, and asks for one. */
export function RiskHold({ id, risk }: { id: string; risk: wire.CaseRisk | undefined }) {
  const { t } = useLingui()
  const words = useRiskWords()
  if (!risk?.held && !risk?.released) return null
  const { score, limit, scans, released, proposal } = risk
  const reasons = words([...new Set(scans.flatMap(({ risks }) => risks))])
  if (released)
    return (
      <Notice tone="waiting" title={t`Two administrators have seen the risk and let this case on`}>
        {score === null
          ? t`It is not screened.`
          : t`Risk score ${score}, limit ${limit}. Reasons: ${reasons}.`}
      </Notice>
    )
  return (
    <>
      <Notice
        tone="wrong"
        title={
          score === null
            ? t`Not screened: this takes a second administrator`
            : t`Risk score ${score}, limit ${limit}: this takes a second administrator`
        }
      >
        {score === null
          ? t`The screening service has not answered. What is sent on a chain does not come back.`
          : t`Reasons: ${reasons}. You may reject it alone.`}
      </Notice>
      {proposal ? (
        <WaitsForSecond />
      ) : (
        <AskSecond
          call="chain.releaseRisk"
          body={{ id }}
          shows={caseRiskQuery(id).queryKey}
          label={t`Why this case may be approved all the same`}
          description={t`A second administrator reads it beside the score. Agreed on, the case can be approved.`}
          button={t`Ask a second administrator`}
        />
      )}
    </>
  )
}
