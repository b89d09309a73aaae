import type { Vocabulary } from '../vocabulary.ts'

/** QR codes that pay. Events say `PayCode`, the word they began with. */
export const payQr = {
  events: [
    'PayCodeReserved',
    'PayCodePaid',
    'PayCodeReceived',
    'PayCodeReturned',
    'PayCodeScanReturned',
    'PayCodeCreated',
    'PayCodeScanned',
    'PayCodeExpired',
  ],
  lines: ['pay-code', 'pay-code-received', 'pay-code-returned'],
  readModels: ['pay_codes'],
  ownReadModels: ['pay_codes'],
  refusals: [
    'PAY_CODE_PAUSED',
    'PAY_CODE_VALID',
    'ALREADY_SCAN',
    'DAYS_OUT_OF_RANGE',
    'NOT_FOUND_DATA',
    'QRCODE_EXPIRED',
    'RESERVE_EXHAUSTED',
    'TIMES_OUT_OF_RANGE',
  ],
} as const satisfies Vocabulary
