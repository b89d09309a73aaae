import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  adjustment: { title: msg`Adjustment`, isFilter: true },
  reversal: { title: msg`Reversal`, isFilter: true },
} as const satisfies LineWords
