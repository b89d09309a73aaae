import type { ProposedChange } from '@strongroom/ledger/office'
import type { WalletCommand } from '@strongroom/ledger/wallet'
import { approvalOfFps, findFps } from '../bank/decide-fps-top-up.ts'
import { distribution, findDeposit } from '../bank/distribution.ts'
import type { Parts } from '../dependencies.ts'
import { findRequestPayment, receiptOfRequest } from '../payment/decide-request-payment.ts'
import type { Approving } from '../platform/cases/deciding.ts'
import { approvalOfTopUp, findTopUp } from '../top-up/decide-top-up.ts'

type Claim = Extract<ProposedChange, { kind: 'claim-credit' }>
type ClaimParts = Pick<Parts, 'db' | 'views' | 'ledger' | 'catalogue'>

/** The currency of a claim's case; a requested payment and a deposit have their own, an FPS top-up that of its credit. */
const found = async <R extends { readonly uid: string; readonly currency: string }>(
  { catalogue }: ClaimParts,
  { uid }: Claim,
  row: R | undefined,
) => {
  const currency = row?.uid === uid ? catalogue.currency(row.currency) : undefined
  return row && currency && { row, currency }
}

/** The command that credits a claim as it was proposed; nothing where there is no such case. */
export const commandOfClaim = async (
  parts: ClaimParts,
  change: Claim,
  approver: string,
): Promise<WalletCommand | undefined> => {
  const { claim, caseId } = change
  const given = (currency: Approving['currency']): Approving => ({ approver, currency })
  switch (claim) {
    case 'top-up': {
      const of = await found(parts, change, await findTopUp(parts, caseId))
      return of && approvalOfTopUp(caseId, change, given(of.currency))
    }
    case 'fps-top-up': {
      const of = await found(parts, change, await findFps(parts, caseId))
      return of && approvalOfFps(caseId, change, given(of.currency))
    }
    case 'deposit': {
      const of = await found(parts, change, await findDeposit(parts, caseId))
      const terms = { ...change, amount: change.distributed }
      return of && distribution(parts, of.row, terms, given(of.currency))
    }
    case 'request-payment': {
      const of = await found(parts, change, await findRequestPayment(parts, caseId))
      return of && receiptOfRequest(parts, caseId, change, given(of.currency))
    }
  }
}
