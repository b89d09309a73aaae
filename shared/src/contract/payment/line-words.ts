import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'request-payment': { title: msg`Requested payment`, isFilter: true },
  'send-payment': { title: msg`Payment sent`, isFilter: true },
  'send-payment-returned': { title: msg`Payment, given back`, isFilter: false },
  'send-payment-sent-back': { title: msg`Payment, sent back by the bank`, isFilter: true },
} as const satisfies LineWords
