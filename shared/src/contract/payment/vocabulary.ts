import type { Vocabulary } from '../vocabulary.ts'

/** Money asked for from third parties, and sent to them. */
export const payment = {
  events: [
    'PaymentRequested',
    'RequestedPaymentReceived',
    'RequestedPaymentRejected',
    'PaymentSubmitted',
    'PaymentSent',
    'PaymentFailed',
    'PaymentReturned',
  ],
  lines: ['request-payment', 'send-payment', 'send-payment-returned', 'send-payment-sent-back'],
  readModels: ['request_payments', 'send_payments'],
  ownReadModels: ['request_payments', 'send_payments'],
  refusals: ['PAYMENT_NOT_SENT'],
} as const satisfies Vocabulary
