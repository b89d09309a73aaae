import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'swap-out': { title: msg`Swap, given`, isFilter: true },
  'swap-in': { title: msg`Swap, received`, isFilter: true },
} as const satisfies LineWords
