import { payQrStates } from '@strongroom/shared/words/pay-qr/state'
import { msg } from '#words'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

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
