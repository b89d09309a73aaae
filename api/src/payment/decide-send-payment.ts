import { findSendPayments } from '@strongroom/projections/payment'
import type { contract } from '@strongroom/shared'
import { currencyOf } from '../command/money.ts'
import { type DecideCase, decideCase, type FindingParts, findCase } from '../office/deciding.ts'

const find = (parts: FindingParts, id: string) =>
  findCase(parts, 'send_payments', () => findSendPayments(parts.db, id))

/** Settles a payment that the bank has made. */
export const approveSendPayment: DecideCase<typeof contract.payment.approveSend> = async (ask, parts) => {
  const { id: paymentId, externalTxId } = ask.body
  return decideCase(parts, ask, await find(parts, paymentId), {
    status: 1,
    leaves: ask,
    command: (found, approver) => ({
      type: 'SettlePayment',
      input: { paymentId, externalTxId },
      given: { approver, currency: currencyOf(parts.catalogue, found.currency) },
    }),
  })
}

/** Gives a payment back. */
export const rejectSendPayment: DecideCase<typeof contract.payment.rejectSend> = async (ask, parts) => {
  const { id: paymentId, reason } = ask.body
  return decideCase(parts, ask, await find(parts, paymentId), {
    status: -1,
    command: (found, approver) => ({
      type: 'FailPayment',
      input: { paymentId, reason },
      given: { approver, currency: currencyOf(parts.catalogue, found.currency) },
    }),
  })
}
