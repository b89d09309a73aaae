import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'quick-pay-sent': msg`Quick pay sent`,
  'quick-pay-received': msg`Quick pay received`,
  'quick-pay-returned': msg`Quick pay, came back`,
} as const satisfies LineWords
