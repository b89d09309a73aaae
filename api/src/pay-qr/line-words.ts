import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'pay-code': msg`Pay code, reserved`,
  'pay-code-received': msg`Pay code received`,
  'pay-code-returned': msg`Pay code, given back`,
} as const satisfies LineWords
