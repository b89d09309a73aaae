import type { SettlePayment } from '@strongroom/ledger/payment'
import { findSendPayments } from '@strongroom/projections/payment'
import type { contract } from '@strongroom/shared'
import { currencyOf } from '../command/money.ts'
import {
  type Approving,
  type DecideCase,
  decideCase,
  type FindingParts,
  findCase,
  whyHeld,
} from '../platform/cases/deciding.ts'

/** One sent payment, for its decision; undefined when the log has none. */
export const findSendPayment = (parts: FindingParts, id: string) =>
  findCase(parts, 'send_payments', id, findSendPayments)

/** The command that settles a sent payment, with the fee that it was asked for with. */
export const settlementOf = (
  paymentId: string,
  externalTxId: string | undefined,
  given: Approving,
): SettlePayment => ({ type: 'SettlePayment', input: { paymentId, externalTxId }, given })

/** Settles a payment that the bank has made. */
export const approveSendPayment: DecideCase<typeof contract.payment.approveSend> = async (ask, parts) => {
  const { id: paymentId, externalTxId } = ask.body
  return decideCase(parts, ask, await findSendPayment(parts, paymentId), {
    status: 1,
    whyNot: whyHeld,
    command: ({ currency }, approver) =>
      settlementOf(paymentId, externalTxId, {
        approver,
        currency: currencyOf(parts.catalogue, currency),
      }),
  })
}

/** Gives a payment back. */
export const rejectSendPayment: DecideCase<typeof contract.payment.rejectSend> = async (ask, parts) => {
  const { id: paymentId, reason } = ask.body
  return decideCase(parts, ask, await findSendPayment(parts, paymentId), {
    status: -1,
    command: (found, approver) => ({
      type: 'FailPayment',
      input: { paymentId, reason },
      given: { approver, currency: currencyOf(parts.catalogue, found.currency) },
    }),
  })
}
