import type { FormName } from '../../../client/contract.ts'
import { ApprovalHold, useApprovalHold } from './payout-hold.tsx'
import { RiskHold, useRiskHold } from './risk-hold.tsx'

/** Reasons that keep a case from being approved now: books that differ, or a risk that takes a second administrator. */
export function useApprovalHolds(id: string, approval: FormName) {
  const books = useApprovalHold(id, approval)
  const risk = useRiskHold(id, approval)
  return { id, books, risk, isHeld: books.isHeld || risk?.held === true }
}

/** Why a case cannot be approved now: its risk, or books that differ; nothing when it can. */
export function ApprovalHolds({ id, books, risk }: ReturnType<typeof useApprovalHolds>) {
  return (
    <>
      <RiskHold id={id} risk={risk} />
      <ApprovalHold {...books} />
    </>
  )
}
