import { msg, type Word } from '#words'
import type { PayQr } from './pay-qrs.ts'

/** Where a pay code stands. */
export const payQrStates: Readonly<Record<PayQr['status'], Word>> = {
  0: msg`Can be scanned`,
  1: msg`Used up`,
  [-1]: msg`Out of date`,
}
