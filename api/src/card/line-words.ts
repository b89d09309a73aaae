import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'card-opened': msg`Card opened`,
  'card-charge': msg`Charge of the card`,
  'card-charge-returned': msg`Charge of the card, given back`,
} as const satisfies LineWords
