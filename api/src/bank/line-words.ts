import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  deposit: msg`Bank deposit`,
  'fps-top-up': msg`FPS top-up`,
  'circle-deposit': msg`Wire to the virtual account`,
} as const satisfies LineWords
