import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'request-payment': msg`Requested payment`,
  'send-payment': msg`Payment sent`,
  'send-payment-returned': msg`Payment, given back`,
} as const satisfies LineWords
