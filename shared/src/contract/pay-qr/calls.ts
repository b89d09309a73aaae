import { forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import * as wire from '../schemas.ts'

export const create = forUser.command({
  path: '/qrcode/S',
  summary: 'Creates a pay code, one-time or multi-pay, and reserves all that it can ever pay',
  refuses: [
    ...refusals.moving,
    'BELOW_MINIMUM',
    'DAYS_OUT_OF_RANGE',
    'TIMES_OUT_OF_RANGE',
    'WRONG_CODE',
    'NOT_CONFIRMED',
    'WRONG_PASSKEY',
    'WRONG_PIN',
  ],
  body: wire.payQrBody,
  answer: wire.records(wire.payQr),
})

export const scan = forUser.command({
  path: '/quickpay/scan/S',
  summary:
    'Scans a pay code and takes its money: result 1; 2 ALREADY_SCAN; 3 NOT_FOUND_DATA, QRCODE_EXPIRED or PAY_CODE_PAUSED',
  refuses: [
    'ALREADY_SCAN',
    'CASE_UNKNOWN',
    'IDENTITY_NOT_VERIFIED',
    'NOT_FOUND_DATA',
    'PAYS_ONESELF',
    'PAY_CODE_PAUSED',
    'QRCODE_EXPIRED',
    'RESERVE_EXHAUSTED',
    'WALLET_CLOSED',
  ],
  body: wire.scanBody,
  answer: wire.records(wire.scanResult),
  oneRequestPerKey: true,
})

export const look = forUser.query({
  path: '/quickpay/payinfo/{dataId}/S',
  summary: 'The payment of a pay code, and whether it is still open',
  refuses: ['IDENTITY_NOT_VERIFIED', 'NOT_FOUND_DATA', 'PAY_CODE_PAUSED'],
  answer: wire.records(wire.payInfo),
})

export const list = forBoth.query({
  path: '/quickpayqrcodes/list/S/{json}',
  summary: 'Pay codes one has created; everybody’s for administrators',
  filter: wire.payQrFilter,
  answer: wire.paged(wire.payQr),
  reads: ['pay_codes'],
  records: 'pay-codes',
})

export const scans = forBoth.query({
  path: '/qrcodescans/{qpq_id}/S',
  summary: 'The members who scanned a pay code; for its creator and for administrators',
  whole: true,
  answer: wire.records(wire.payQrScan),
  reads: ['pay_codes'],
})
