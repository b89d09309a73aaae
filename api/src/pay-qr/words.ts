import { payCodeFaults, payQrStates } from '@strongroom/shared/words/pay-qr/record'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'days-out-of-range': { msg: msg`The number of days is out of range` },
  'times-out-of-range': { msg: msg`The number of times is out of range` },
  'reserve-exhausted': { msg: msg`Something wrong, please try again later` },
  'pay-code-unknown': { code: 'NOT_FOUND_DATA', msg: payCodeFaults.unknown },
  'already-scanned': { code: 'ALREADY_SCAN', msg: payCodeFaults.scanned },
  'pay-code-expired': { code: 'QRCODE_EXPIRED', msg: payCodeFaults.expired },
  'pay-code-used-up': { code: 'QRCODE_EXPIRED', msg: payCodeFaults.expired },
  'pay-code-paused': { msg: payCodeFaults.paused },
  'pay-code-valid': { msg: msg`This Pay Code is still valid` },
} as const satisfies RefusalWords

const heads = {
  times: msg`Times`,
  scans: msg`Scans`,
  expired_date: msg`Expires`,
}

const payQrType: Codes = {
  0: msg`One-time`,
  1: msg`Multi-pay`,
}

/** Lists of QR codes that pay. */
export const payQrCsv = { heads, codes: { type: payQrType, status: payQrStates } } satisfies CsvWords
