import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Requested payments that wait for finance. */
export const requestPaymentSource = waits(cases.requestPaymentCase, {
  table: 'request_payments',
  namedBy: 'requestId',
  kept: 'paymentRequests',
  currency: 'currency',
  amount: 'amount',
})

/** Payments by bank that wait for finance. */
export const sendPaymentSource = waits(cases.sendPaymentCase, {
  table: 'send_payments',
  namedBy: 'paymentId',
  kept: 'sentPayments',
  currency: 'currency',
  amount: 'amount',
})
