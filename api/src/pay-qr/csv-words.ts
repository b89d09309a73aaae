import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  times: msg`Times`,
  scans: msg`Scans`,
  expired_date: msg`Expires`,
}

const payQrType: Codes = {
  0: msg`One-time`,
  1: msg`Multi-pay`,
}

const payQrStatus: Codes = {
  0: msg`Can be scanned`,
  1: msg`Used up`,
  '-1': msg`Out of date`,
}

/** Lists of QR codes that pay. */
export const payQrCsv = { heads, codes: { type: payQrType, status: payQrStatus } } satisfies CsvWords
