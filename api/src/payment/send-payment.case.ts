import { findSendPayments } from '@strongroom/projections/payment'
import { cases } from '@strongroom/shared'
import { currencyOf } from '../command/money.ts'
import { type FindingParts, findCase, whyHeld } from '../platform/cases/deciding.ts'
import { decides } from '../platform/kinds/case-kind.ts'
import { reviewed } from '../platform/kinds/review-case.ts'

/** One sent payment, for its decision; undefined when the log has none. */
export const findSendPayment = (parts: FindingParts, id: string) =>
  findCase(parts, 'send_payments', id, findSendPayments)

/** Payments by bank: settled once the bank has made them, with the fee that they were asked for with, or given back. */
export const sendPaymentCase = decides(
  cases.sendPaymentCase,
  reviewed({
    find: findSendPayment,
    whyNot: (parts, ask, found) => whyHeld(parts, ask, found),
    bookedIn: ({ catalogue }, { currency }) => currencyOf(catalogue, currency),
    approval: (_, { id: paymentId }, { externalTxId }, given) => ({
      type: 'SettlePayment',
      input: { paymentId, externalTxId },
      given,
    }),
    adds: 'PaymentSent',
    figures: ({ amount, fee }) => ({ amount, fee, credited: amount }),
    rejection: ({ catalogue }, { id: paymentId, currency }, reason, approver) => ({
      type: 'FailPayment',
      input: { paymentId, reason },
      given: { approver, currency: currencyOf(catalogue, currency) },
    }),
  }),
)
