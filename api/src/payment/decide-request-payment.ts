import { configOf } from '@strongroom/ledger/catalogue'
import type { ReceiveRequestedPayment } from '@strongroom/ledger/payment'
import { findRequestPayments } from '@strongroom/projections/payment'
import type { Parts } from '../dependencies.ts'
import { type Approving, type FindingParts, findCase } from '../platform/cases/deciding.ts'
import type { ApprovalTerms } from '../platform/proposals/approval-terms.ts'

/** One requested payment, for its decision; undefined when the log has none. */
export const findRequestPayment = (parts: FindingParts, id: string) =>
  findCase(parts, 'request_payments', id, findRequestPayments)

/** The command that credits a requested payment, with the fee that holds when none is given. */
export const receiptOfRequest = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  requestId: string,
  { fee, feeRate, externalTxId }: ApprovalTerms,
  given: Approving,
): ReceiveRequestedPayment => ({
  type: 'ReceiveRequestedPayment',
  input: { requestId, fee, feeRate, externalTxId },
  given: { ...given, usual: { feeRate: configOf(catalogue, 'requestPaymentFeeRate') } },
})
