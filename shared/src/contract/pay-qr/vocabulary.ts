import type { Vocabulary } from '../vocabulary.ts'

export const payQr = {
  events: [
    'PayCodeReserved',
    'PayCodePaid',
    'PayCodeReceived',
    'PayCodeReturned',
    'PayCodeCreated',
    'PayCodeScanned',
    'PayCodeExpired',
  ],
  lines: ['pay-code', 'pay-code-received', 'pay-code-returned'],
  readModels: ['pay_codes'],
} as const satisfies Vocabulary
