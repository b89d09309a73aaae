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
  ],
  lines: ['request-payment', 'send-payment', 'send-payment-returned'],
  readModels: ['request_payments', 'send_payments'],
  ownReadModels: ['request_payments', 'send_payments'],
} as const satisfies Vocabulary
