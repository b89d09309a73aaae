import { msg, type Word } from '#words'
import type { PayQr } from './pay-qrs.ts'

/** Where a pay code stands. */
export const payQrStates: Readonly<Record<PayQr['status'], Word>> = {
  0: msg`Can be scanned`,
  1: msg`Used up`,
  [-1]: msg`Out of date`,
}

/** Reasons for which a pay code pays nothing. */
export const payCodeFaults = {
  unknown: msg`There is no such Pay Code.`,
  scanned: msg`You have already scan this code!`,
  expired: msg`This Pay Code is out of date.`,
  paused: msg`This Pay Code cannot be paid now. Try again later, or ask for another one.`,
} as const satisfies Readonly<Record<string, Word>>
