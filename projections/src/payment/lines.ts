import { begun, booked, closed, type LinesOf, settled } from '../statement/line.ts'

/** How each fact of a wallet that payment leaves reads on a statement. */
export const lines: LinesOf<
  | 'PaymentRequested'
  | 'RequestedPaymentReceived'
  | 'RequestedPaymentRejected'
  | 'PaymentSubmitted'
  | 'PaymentSent'
  | 'PaymentFailed'
  | 'PaymentReturned'
> = {
  PaymentRequested: ({ requestId, currency, amount }) => [
    begun('request-payment', requestId, currency, { asked: amount }),
  ],
  RequestedPaymentReceived: ({ requestId, currency, fee }) => [
    settled('request-payment', requestId, currency, { fee }),
  ],
  RequestedPaymentRejected: ({ requestId, reason }) => [
    closed('request-payment', requestId, { state: 'rejected', reason }),
  ],
  PaymentSubmitted: ({ paymentId, currency, fee }) => [
    booked('send-payment', paymentId, currency, { state: 'pending', fee }),
  ],
  PaymentSent: ({ paymentId }) => [closed('send-payment', paymentId, { state: 'done' })],
  PaymentReturned: ({ paymentId, currency, charge, reason }) => [
    booked('send-payment-sent-back', paymentId, currency, { fee: charge, reason }),
  ],
  PaymentFailed: ({ paymentId, currency, reason }) => [
    closed('send-payment', paymentId, { state: 'rejected', reason }),
    booked('send-payment-returned', paymentId, currency),
  ],
}
