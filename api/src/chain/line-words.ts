import { msg } from '#words'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement, as CSV files name them. */
export const lineWords = {
  'chain-send': msg`Sent on chain`,
  'chain-send-returned': msg`Send on chain, given back`,
} as const satisfies LineWords
