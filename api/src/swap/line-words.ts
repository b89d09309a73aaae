import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'swap-out': msg`Swap, given`,
  'swap-in': msg`Swap, received`,
} as const satisfies LineWords
