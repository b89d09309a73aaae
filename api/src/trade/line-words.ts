import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'trade-placed': msg`Trade, reserved`,
  'trade-filled': msg`Trade, received`,
  'trade-cancelled': msg`Trade, given back`,
} as const satisfies LineWords
