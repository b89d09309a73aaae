import { configOf } from '@strongroom/ledger/catalogue'
import type { ReceiveRequestedPayment } from '@strongroom/ledger/payment'
import { findRequestPayments } from '@strongroom/projections/payment'
import { cases } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type Approving, type FindingParts, findCase } from '../platform/cases/deciding.ts'
import { approvable, asBooked, decides, type Typed } from '../platform/kinds/case-kind.ts'

/** One requested payment, for its decision; undefined when the log has none. */
export const findRequestPayment = (parts: FindingParts, id: string) =>
  findCase(parts, 'request_payments', id, findRequestPayments)

/** The command that credits a requested payment, with the fee that holds when none is given. */
export const receiptOfRequest = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  requestId: string,
  { fee, feeRate, externalTxId }: Typed,
  given: Approving,
): ReceiveRequestedPayment => ({
  type: 'ReceiveRequestedPayment',
  input: { requestId, fee, feeRate, externalTxId },
  given: { ...given, usual: { feeRate: configOf(catalogue, 'requestPaymentFeeRate') } },
})

/** Requested payments: credited by finance, or rejected; their member may take one back by the same call. */
export const requestPaymentCase = decides(
  cases.requestPaymentCase,
  approvable({
    find: findRequestPayment,
    approval: (parts, { id }, typed, given) => receiptOfRequest(parts, id, typed, given),
    adds: 'RequestedPaymentReceived',
    figures: asBooked,
  }),
)
