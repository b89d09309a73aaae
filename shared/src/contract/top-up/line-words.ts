import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'top-up': { title: msg`Top-up`, isFilter: true },
} as const satisfies LineWords
