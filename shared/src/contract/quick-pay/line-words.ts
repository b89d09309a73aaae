import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'quick-pay-sent': { title: msg`Quick pay sent`, isFilter: true },
  'quick-pay-received': { title: msg`Quick pay received`, isFilter: true },
  'quick-pay-returned': { title: msg`Quick pay, came back`, isFilter: true },
} as const satisfies LineWords
