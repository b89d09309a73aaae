import { type ProposedChange, riskReleaseDecider } from '@strongroom/ledger/office'
import { type Asker, asked } from '../../command/asking.ts'
import type { Parts } from '../../dependencies.ts'

type Release = Extract<ProposedChange, { readonly kind: 'risk-release' }>

/** Lets a case be approved with the risk that two administrators have seen. Answers with nothing, or why it cannot be. */
export const releaseRisk = async (
  { ledger }: Pick<Parts, 'ledger'>,
  ask: Asker,
  proposalId: string,
  { screened, caseId, uid, score, risks, reason }: Release,
): Promise<string | undefined> => {
  const command = {
    type: 'ReleaseRisk',
    input: { screened, uid, score, risks, reason, proposalId },
    given: { approver: ask.session.uid },
  } as const
  const outcome = await ledger.handle(riskReleaseDecider, caseId, asked(ask, command))
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position)
  return undefined
}
