import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'given-up': { title: msg`Given up on leaving`, isFilter: false },
} as const satisfies LineWords
