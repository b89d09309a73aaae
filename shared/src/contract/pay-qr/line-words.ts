import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'pay-code': { title: msg`Pay code, reserved`, isFilter: true },
  'pay-code-received': { title: msg`Pay code received`, isFilter: true },
  'pay-code-returned': { title: msg`Pay code, given back`, isFilter: false },
} as const satisfies LineWords
